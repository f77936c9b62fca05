import type { Page } from '@playwright/test'
import { signIn, signOut, expect as soon, test } from './fixtures'

/** Two people and a dozen calls each: a busy machine takes its time. */
test.describe.configure({ timeout: 180_000 })
const expect = soon.configure({ timeout: 25_000 })

const WORK = 'Second café signage plan'
/** The typical studio sells it already. */
const TAKEN = 'Logo sprint'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const image = (number: number) => ({ name: `round-${number}.png`, mimeType: 'image/png', buffer: PIXEL })
const FILES = [
  ...[1, 2, 3, 4, 5].map(image),
  { name: 'walk-through.mp4', mimeType: 'video/mp4', buffer: Buffer.from('frames') },
]

async function openAs(page: Page, who: 'client' | 'admin') {
  await page.goto(who === 'admin' ? '/admin' : '/dashboard')
  await signIn(page, who)
  await expect(page.getByRole('region', { name: /Approvals/ })).toBeVisible()
}

const panel = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const rowIn = (page: Page, name: string, title: string) =>
  panel(page, name).getByRole('listitem').filter({ hasText: title })

/** Opens a task from the header, on a phone from the bar. */
async function openTask(page: Page, inHeader: string, inBar: string, title = inHeader) {
  const bar = page.getByRole('navigation', { name: 'Dashboard' })
  const link = (await bar.isVisible())
    ? bar.getByRole('link', { name: inBar })
    : page.getByRole('link', { name: inHeader })
  await link.click()
  return page.getByRole('dialog', { name: title })
}

async function chooseWork(page: Page) {
  const dialog = await openTask(page, 'Upload submission', 'Upload', 'Upload Work')
  await dialog.getByRole('combobox', { name: 'Work' }).click()
  await page.getByRole('option', { name: new RegExp(`^${WORK}`) }).click()
  return dialog
}

test('an admin uploads five images and a video, the client finds them awaiting approval @phone @core', async ({
  page,
  backend,
}) => {
  await openAs(page, 'admin')
  await expect(rowIn(page, 'My Work Queue', WORK)).toBeVisible()
  const dialog = await chooseWork(page)
  await dialog.locator('input[type="file"]').setInputFiles(FILES)
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(6)
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('The plan for the second café.')
  await dialog.getByRole('button', { name: 'Upload submission' }).click()
  await expect(page.getByText('Submission uploaded.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(rowIn(page, 'My Work Queue', WORK)).toHaveCount(0)

  expect((await backend.calls('uploadFiles')).map(({ status }) => status)).toEqual([201])
  const [sent, ...others] = await backend.calls('submitWork')
  const assets = (sent?.requestBody as { assets: unknown[] } | undefined)?.assets
  expect(assets).toHaveLength(6)
  expect(sent?.requestBody).toEqual({
    title: 'Round 1',
    description: 'The plan for the second café.',
    assets,
  })
  expect(others).toEqual([])

  await signOut(page)
  await openAs(page, 'client')
  await expect(rowIn(page, 'Approvals', WORK).getByRole('button', { name: `Approve: ${WORK}` })).toBeVisible()
})

test('a proxy that refuses an upload with a page in HTML: the text of the specification, nothing lost', async ({
  page,
  backend,
}) => {
  await openAs(page, 'admin')
  await page.route('**/api/v1/uploads', (route) =>
    route.fulfill({
      status: 413,
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<html><head><title>413 Request Entity Too Large</title></head><body>nginx</body></html>',
    }),
  )
  const dialog = await chooseWork(page)
  await dialog.locator('input[type="file"]').setInputFiles([image(1)])
  await dialog.getByRole('button', { name: 'Upload submission' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Upload failed')
  await expect(dialog.getByRole('button', { name: 'Remove round-1.png' })).toBeVisible()
  expect(await backend.calls('submitWork')).toEqual([])

  await page.unroute('**/api/v1/uploads')
  await dialog.getByRole('button', { name: 'Upload submission' }).click()
  await expect(page.getByText('Submission uploaded.')).toBeVisible()
})

test('a product whose slug is taken is created with a suffix, which is told @phone', async ({
  page,
  backend,
}) => {
  await openAs(page, 'admin')
  const dialog = await openTask(page, 'New Product', 'Product')
  await dialog.getByRole('textbox', { name: 'Title' }).fill(TAKEN)
  await expect(dialog.getByRole('textbox', { name: 'Slug' })).toHaveValue('logo-sprint')
  await dialog.getByRole('textbox', { name: 'Price' }).fill('19,50')
  await dialog.locator('input[type="file"]').setInputFiles([image(1), image(2)])
  await dialog.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByText('Product created.')).toBeVisible()

  const calls = await backend.calls('createProduct')
  expect(calls.map(({ status }) => status)).toEqual([409, 201])
  const [first, second] = calls.map(({ requestBody }) => requestBody as { slug: string; price: number })
  expect(first).toMatchObject({ slug: 'logo-sprint', price: 1950, currency: 'USD', active: true })
  expect(second?.slug).toMatch(/^logo-sprint-[a-z0-9]{4}$/)
  expect({ ...second, slug: '' }).toEqual({ ...first, slug: '' })
  await expect(page.getByText(`The slug logo-sprint was taken. It is ${second?.slug} now.`)).toBeVisible()
  expect(await backend.calls('uploadFiles')).toHaveLength(1)

  await page.reload()
  await expect(rowIn(page, 'Products', TAKEN).first()).toContainText('$19.50')
})

test('an admin switches a product, sets a status and completes; all of it lasts', async ({
  page,
  backend,
}) => {
  await openAs(page, 'admin')
  const product = () => panel(page, 'Products').getByRole('switch', { name: 'Active: Event microsite' })
  await expect(product()).toBeChecked()
  await product().click()
  await expect(page.getByText('Product deactivated.')).toBeVisible()
  await product().click()
  await expect(page.getByText('Product activated.')).toBeVisible()
  await product().click()
  await expect(product()).not.toBeChecked()
  // The first message may still stand.
  await expect(page.getByText('Product deactivated.').first()).toBeVisible()

  await rowIn(page, 'My Work Queue', WORK)
    .getByRole('button', { name: `Set status: ${WORK}` })
    .click()
  await page.getByRole('menuitemradio', { name: 'In progress' }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(await backend.calls('setWorkStatus'), 'the current status sends nothing').toEqual([])
  await rowIn(page, 'My Work Queue', WORK)
    .getByRole('button', { name: `Set status: ${WORK}` })
    .click()
  await page.getByRole('menuitemradio', { name: 'Draft' }).click()
  await expect(page.getByText('Status set to draft')).toBeVisible()
  await expect(rowIn(page, 'My Work Queue', WORK)).toHaveCount(0)

  const complete = panel(page, 'My Work Queue').getByRole('button', { name: /^Complete: / })
  const before = await complete.count()
  await complete.first().dblclick()
  await expect(page.getByText('Work marked as completed')).toBeVisible()
  expect(await backend.calls('completeWork')).toHaveLength(1)

  await page.reload()
  await expect(complete).toHaveCount(before - 1)
  await expect(rowIn(page, 'My Work Queue', WORK)).toHaveCount(0)
  await expect(product()).not.toBeChecked()
})

test('a reply is kept while it fails, sent once, and read by the other side @phone', async ({
  page,
  backend,
}) => {
  const words = 'Thursday at nine works for us.'
  await openAs(page, 'client')
  const boxes = panel(page, 'Messages').getByRole('textbox')
  await expect(boxes.first()).toBeVisible()
  await boxes.nth(1).fill('Under the rule, please.')
  await backend.setScenario({ outcomes: { sendMessage: ['html', 'ok'] } })
  await boxes.first().fill(words)
  const send = panel(page, 'Messages').getByRole('button', { name: /^Send reply/ })
  await send.first().click()
  await expect(page.getByText('Send failed').first()).toBeVisible()
  await expect(boxes.first()).toHaveValue(words)
  await expect(boxes.nth(1)).toHaveValue('Under the rule, please.')
  await send.first().dblclick()
  await expect(page.getByText('Message sent.')).toBeVisible()
  await expect(boxes.first()).toHaveValue('')
  await expect(boxes.nth(1)).toHaveValue('Under the rule, please.')
  const sent = (await backend.calls('sendMessage')).filter(({ status }) => status === 201)
  expect(sent.map(({ requestBody }) => (requestBody as { content: string }).content)).toEqual([words])

  await signOut(page)
  await openAs(page, 'admin')
  await expect(panel(page, 'Messages').getByText(words, { exact: true })).toBeVisible()
})

test('a client asks nothing that is for admins, and each thing once', async ({ page, backend }) => {
  await openAs(page, 'client')
  await expect(panel(page, 'Messages').getByRole('textbox').first()).toBeVisible()
  const asked = (await backend.calls()).map(({ operationId }) => operationId).filter((id) => id !== 'logIn')
  expect(asked.toSorted()).toEqual([
    'getCart',
    'getSpend',
    'getUnreadCount',
    'listClientWorks',
    'listConversations',
    'listFavorites',
  ])
})

test('an admin asks for each list once, and for nothing when the range changes', async ({
  page,
  backend,
}) => {
  await openAs(page, 'admin')
  await expect(page.getByRole('figure')).toHaveAccessibleName(/in 7 days/)
  const asked = async () =>
    (await backend.calls())
      .map(({ operationId }) => operationId)
      .filter((id) => id !== 'logIn')
      .toSorted()
  const once = await asked()
  expect(once).toEqual([
    'getCart',
    'getRevenue',
    'getSpend',
    'getUnreadCount',
    'listAdminWorks',
    'listAdminWorks',
    'listAdminWorks',
    'listClientWorks',
    'listConversations',
    'listFavorites',
    'listProducts',
  ])
  await page.getByRole('radio', { name: '30d' }).click()
  await expect(page.getByRole('figure')).toHaveAccessibleName(/in 30 days/)
  await page.getByRole('radio', { name: '7d' }).click()
  await expect(page.getByRole('figure')).toHaveAccessibleName(/in 7 days/)
  expect(await asked()).toEqual(once)
})

test('the built chart draws its curve, its days and its amounts, and is read by pointer and keyboard @core', async ({
  page,
}) => {
  await openAs(page, 'admin')
  const figure = page.getByRole('figure')
  const curve = figure.locator('[data-curve="line"]')
  await expect(curve).toHaveAttribute('d', /^M[\d.,]+C[\d.,CM-]+$/)
  // A curve falls between the lowest and the highest amount of its axis, and stands over seven days.
  const words = await figure.locator('svg text').allTextContents()
  expect(words.filter((word) => /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat)$/.test(word))).toHaveLength(7)
  expect(words).toContain('$0')
  expect(words.filter((word) => /^\$[\d.]+[KM]?$/.test(word)).length).toBeGreaterThan(2)

  const reading = figure.locator('strong').first()
  const slider = page.getByRole('slider', { name: 'Read the chart day by day' })
  await slider.press('Home')
  const first = await slider.getAttribute('aria-valuetext')
  await expect(reading).toHaveText(first?.split(': ')[1] ?? '')
  await figure.locator('svg').first().hover({ force: true })
  await expect(slider).not.toHaveAttribute('aria-valuetext', first ?? '')

  const week = (await curve.getAttribute('d')) ?? ''
  await page.getByRole('radio', { name: '30d' }).click()
  await expect(curve).not.toHaveAttribute('d', week)
  await expect(curve).toHaveAttribute('d', /^M[\d.,]+C[\d.,CM-]+$/)
})
