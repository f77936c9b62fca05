import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { FOLDER as DEMO_IN_FOLDER } from './lanes'

/** The folder of a plain static host, where `npm run build:demo` is served (tools/demo/serve.mjs). */
const { origin: HOST, pathname: FOLDER } = new URL(DEMO_IN_FOLDER)

test.use({
  baseURL: HOST,
  // The page that leads into the folder has no icon, so the browser asks this host, which has none; and looking for the
  // demo's top, level by level, is no miss.
  missing: /^\/favicon\.ico$|\/demo\.json$/,
})

/** What was asked outside of the folder, and what the host does not have. */
function watch(page: Page): string[] {
  const misses: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && (origin !== HOST || !`${pathname}/`.startsWith(`${FOLDER}/`)))
      misses.push(`outside: ${request.url()}`)
  })
  page.on('response', (response) => {
    const isSearch = response.url().endsWith('/demo.json') || response.request().isNavigationRequest()
    if (response.status() >= 400 && !isSearch) misses.push(`${response.status()}: ${response.url()}`)
  })
  return misses
}

const works = (page: Page) =>
  page.getByRole('region', { name: 'Approvals' }).getByRole('listitem').getByRole('heading')
const panel = (page: Page) => page.getByRole('complementary', { name: 'Faked backend' })

async function approve(page: Page, title: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.getByRole('button', { name: /^Review/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click()
}

test('from the front page to an approval that survives a reload, in a folder @phone', async ({ page }) => {
  const misses = watch(page)
  await page.goto(`${FOLDER}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.goto(`${FOLDER}/login`)
  await page.getByRole('button', { name: 'Use client' }).first().click()
  await expect(page).toHaveURL(`${FOLDER}/dashboard`)
  const title = (await works(page).first().textContent()) ?? ''
  await approve(page, title)
  await expect(page.getByText('Approved. Thank you!')).toBeVisible()
  // The desk closes when the decision is made.
  await expect(page).toHaveURL(`${FOLDER}/dashboard`)

  await page.reload()
  await expect(page).toHaveURL(`${FOLDER}/dashboard`)
  await expect(works(page).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  const traces = await page.evaluate(async () => ({
    keys: Object.keys(localStorage),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(traces.workers).toBe(0)
  expect(traces.keys).toContain(`overprint-demo${FOLDER}:app_token`)
  expect(traces.keys.filter((key) => !key.startsWith(`overprint-demo${FOLDER}:`))).toEqual([])
  expect(misses).toEqual([])
})

test('every page finds its files in the folder, two levels down too, and so does the data', async ({
  page,
}) => {
  const misses = watch(page)
  for (const path of [
    '/',
    '/work',
    '/logodesign',
    '/projects/logos',
    '/testimonials',
    '/services/webdesign',
    '/my-projects?scenario=client',
    '/cart',
  ]) {
    await page.goto(FOLDER + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
  }
  await page.goto(`${FOLDER}/contact?subject=Careers#main`)
  await expect(page).toHaveURL(`${FOLDER}/contact?subject=Careers#main`)
  // Opened as the file that it is, as a list of a folder does.
  await page.goto(`${FOLDER}/index.html?tab=2#main`)
  await expect(page).toHaveURL(`${FOLDER}/?tab=2#main`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toHaveCount(0)
  await page.goto(`${FOLDER}/no/such/page`)
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(FOLDER)
  await page.reload()
  await expect(page).toHaveURL(`${FOLDER}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(misses).toEqual([])
})

test('a link brings a state back, names what it does not understand, and a reload keeps it', async ({
  page,
}) => {
  await page.goto(`${FOLDER}/admin?scenario=noor,seed:huge,listProducts:500,dragons&range=30d`)
  await expect(page.getByRole('region', { name: 'My Work Queue' })).toBeVisible()
  await expect(page).toHaveURL(`${FOLDER}/admin?range=30d`)
  const note = panel(page).getByRole('alert')
  await expect(note).toContainText('dragons This word means nothing in a scenario.')
  await note.getByRole('button', { name: 'Dismiss' }).click()
  const products = page.getByRole('region', { name: 'Products' })
  await expect(products.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.reload()
  await expect(products.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Demo data' })).toContainText('2 changed')
})

test('what the panel sets, its link opens elsewhere; reset brings the seed back', async ({
  page,
  context,
  browser,
  watched,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${FOLDER}/dashboard?scenario=client,seed:typical,clock:2026-11-28T09:00Z`)
  const title = (await works(page).first().textContent()) ?? ''
  await approve(page, title)
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)

  await page.keyboard.press('F8')
  await panel(page).getByRole('tab', { name: 'Outcomes' }).click()
  await panel(page).getByRole('combobox', { name: 'Outcome of approveWork' }).selectOption('409')
  await panel(page).getByRole('tab', { name: 'State' }).click()
  await panel(page)
    .getByRole('button', { name: /^Jonah/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Jonah/ })).toBeVisible()
  const jonahs = (await works(page).first().textContent()) ?? ''
  expect(jonahs).not.toBe(title)
  await panel(page).getByRole('radio', { name: '800 ms' }).click()
  await panel(page).getByRole('button', { name: 'A day later' }).click()
  await panel(page).getByRole('button', { name: 'Copy link to this state' }).click()
  await expect(panel(page).getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(
    `${HOST}${FOLDER}/dashboard?scenario=jonah,seed:typical,clock:2026-11-28T09:00Z,later:1d,latency:800,approveWork:409`,
  )
  // The panel was left open, and in another tab it is so too.
  const tab = await context.newPage()
  await tab.goto(`${FOLDER}/dashboard`)
  await expect(panel(tab).getByRole('heading', { name: 'Demo data' })).toBeVisible()
  await tab.close()

  // Somebody else's browser: it has never been here.
  const elsewhere = await browser.newContext()
  await watched(elsewhere)
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(works(other).first()).toHaveText(jonahs)
  await expect(other.getByRole('main').getByText('Sun, Nov 29')).toBeVisible()
  await panel(other)
    .getByRole('button', { name: /^Demo data/ })
    .click()
  await expect(panel(other).getByText('Sun, Nov 29, 2026, 1:00 AM')).toBeVisible()
  await expect(panel(other).getByRole('radio', { name: '800 ms' })).toBeChecked()
  await approve(other, jonahs)
  await expect(
    other
      .getByRole('alertdialog')
      .getByRole('alert')
      .or(other.getByText(/already/))
      .first(),
  ).toBeVisible()
  await elsewhere.close()

  await panel(page).getByRole('button', { name: 'Reset all' }).click()
  await panel(page).getByRole('button', { name: /^Maya/ }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('the consent page of social sign-in leads back into the folder', async ({ page }) => {
  const misses = watch(page)
  await page.goto(`${FOLDER}/login`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Continue with Google' })).toBeVisible()
  await page.getByRole('link', { name: /Continue as Maya/ }).click()
  await expect(page).toHaveURL(`${FOLDER}/dashboard`)
  await expect(works(page).first()).toBeVisible()
  expect(misses).toEqual([])
})
