import type { Page } from '@playwright/test'
import { alive, expect, signIn, test } from './fixtures'

/** Opens a drawn page, without a path the present one anew, whose scripts do not come before they are let go. */
async function openStill(page: Page, path?: string): Promise<() => void> {
  let go = () => {}
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await gone
    await route.continue()
  })
  // The page has not loaded before its scripts have.
  if (path) await page.goto(path, { waitUntil: 'domcontentloaded' })
  else await page.reload({ waitUntil: 'domcontentloaded' })
  return go
}

test('what is typed and pressed before the script has come is neither lost nor sent by the browser @phone', async ({
  page,
}) => {
  const go = await openStill(page, '/contact')
  const name = page.getByRole('main').getByLabel('Name')
  const email = page.getByRole('main').getByLabel('Email')
  const message = page.getByRole('textbox', { name: 'Message' })
  await name.fill('Ada Lindqvist')
  await message.fill('A poster, please.')
  await email.fill('ada@')
  await email.press('Enter')
  expect(new URL(page.url()).search).toBe('')
  go()
  // The form that was sent is judged as soon as it can be.
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveValue('Ada Lindqvist')
  await expect(message).toHaveValue('A poster, please.')
  await expect(email).toHaveValue('ada@')
  // It counts as written: a reload brings it back.
  await page.reload()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(name).toHaveValue('Ada Lindqvist')
})

test('what is typed early is back where its page was left, or loaded anew, before it was alive @phone', async ({
  page,
}) => {
  await openStill(page, '/contact?subject=Careers')
  const form = page.getByRole('form', { name: 'Message to the studio' })
  const footer = page.getByRole('form', { name: 'Newsletter, in the footer' }).getByRole('textbox')
  await form.getByLabel('Name').fill('Ada Lindqvist')
  await footer.fill('ada@example.com')
  await page.goto('/faq', { waitUntil: 'domcontentloaded' })
  const go = await openStill(page, '/contact')
  await expect(form.getByLabel('Name')).toHaveValue('Ada Lindqvist')
  await form.getByLabel('Email').fill('ada@')
  await page.reload({ waitUntil: 'domcontentloaded' })
  go()
  await alive(page)
  await expect(form.getByLabel('Name')).toHaveValue('Ada Lindqvist')
  await expect(form.getByLabel('Email')).toHaveValue('ada@')
  await expect(footer).toHaveValue('ada@example.com')
  // From here on it is a draft, and the next visit begins without what was typed early.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('app_early:/contact')
  await page.goto('/contact')
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('Ada Lindqvist')
  await expect(footer).toHaveValue('')
})

test('a draft stands in its form before the page is alive, so that nobody writes over it unseen', async ({
  page,
}) => {
  await page.goto('/contact')
  await alive(page)
  const form = page.getByRole('form', { name: 'Message to the studio' })
  const message = form.getByRole('textbox', { name: 'Message' })
  await message.fill('A poster, please.')
  const go = await openStill(page, '/contact?subject=Careers')
  await expect(message).toHaveValue('A poster, please.')
  await message.press('End')
  await message.pressSequentially(' By May.')
  const place = await message.boundingBox()
  go()
  await alive(page)
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-folded')
  expect(await message.boundingBox(), 'nothing moves under a finger').toEqual(place)
  await expect(message).toHaveValue('A poster, please. By May.')
  await page.reload()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(message).toHaveValue('A poster, please. By May.')
})

test('what is typed as the page comes alive is not overwritten by what was typed before', async ({
  page,
}) => {
  const go = await openStill(page, '/newsletter')
  const name = page.getByRole('form', { name: 'Newsletter sign-up' }).getByRole('textbox').first()
  await name.fill('Ada')
  // A key that comes between the app's word that it is there and what it has done then.
  await name.evaluate((field: HTMLInputElement) => {
    const { early } = window
    window.early = () => {
      early?.()
      field.value = 'Ada Lindqvist'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  go()
  await alive(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-folded')
  await expect(name).toHaveValue('Ada Lindqvist')
})

test('a menu that is opened and closed early stays closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const go = await openStill(page, '/services')
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  go()
  await alive(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-folded')
  await expect(menu).toBeHidden()
  await opener.click()
  await expect(menu).toBeVisible()
})

test('a list that is pressed early opens when it can', async ({ page }) => {
  const go = await openStill(page, '/contact')
  await page.getByRole('combobox', { name: 'Subject' }).click()
  go()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('a search that is typed early finds', async ({ page }) => {
  const go = await openStill(page, '/work')
  const count = await page.getByRole('article').count()
  await page.getByRole('main').getByRole('searchbox').fill('ledger')
  go()
  await expect(page.getByRole('article')).not.toHaveCount(count)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('ledger')
})

test('what is pressed early does its work, once each', async ({ page }) => {
  const go = await openStill(page, '/work')
  const react = page.getByRole('button', { name: 'React', exact: true })
  await page.getByRole('group', { name: 'Theme' }).getByTitle('Dark').click()
  await react.click()
  await react.click()
  go()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(react).toHaveAttribute('aria-pressed', 'true')
})

test('what is pressed between two pieces of the hydration does its work once', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    const look = setInterval(() => {
      const root = document.querySelector('#root') ?? {}
      // React listens at the root from the beginning; what is in the page is its own when the last piece is.
      if (!Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return
      clearInterval(look)
      if (!window.early) return
      const buttons = [...document.querySelectorAll('main button')] as HTMLButtonElement[]
      buttons.find(({ textContent }) => textContent === 'React')?.click()
      Object.assign(window, { pressed: true })
    })
  })
  await page.goto('/work')
  await alive(page)
  await expect(page.getByRole('button', { name: 'React', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await page.evaluate(() => 'pressed' in window)).toBe(true)
})

test('who goes on writing after an early press is not sent half-way', async ({ page, backend }) => {
  const go = await openStill(page, '/contact')
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Ada Lindqvist')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByRole('textbox', { name: 'Message' }).pressSequentially('A poster')
  go()
  await alive(page)
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('A poster')
  await expect(form.getByLabel('Name')).toHaveValue('Ada Lindqvist')
  await expect(form.getByRole('alert')).toHaveCount(0)
  expect(await backend.calls('sendContactMessage')).toEqual([])
})

test('who goes back while the page is on its way sees the page before', async ({ page }) => {
  await page.goto('/services')
  await alive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle(/^About/)
  const go = await openStill(page)
  // Both steps are this document's: nothing is loaded anew.
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/services')
  const footer = page.getByRole('form', { name: 'Newsletter, in the footer' }).getByRole('textbox')
  await footer.fill('ada@example.com')
  go()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services')
  await expect(page).toHaveTitle(/^Our Services/)
  // It was typed into the page that is still drawn, and is back with that.
  await page.goto('/about')
  await expect(footer).toHaveValue('ada@example.com')
})

for (const path of ['/', '/work']) {
  test(`what lies below the window of ${path} has its full height when the page is alive, and at once for who comes back`, async ({
    page,
  }) => {
    const folded = () =>
      page
        .locator('main > *, main [data-fold], main ~ footer')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const go = await openStill(page, path)
    expect(await folded()).toBeGreaterThan(3)
    // Whoever scrolls meanwhile sees it all.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeInViewport()
    go()
    await alive(page)
    expect(await folded()).toBe(0)
    expect(await page.locator('[style*="content-visibility"]').count()).toBe(0)
    const whole = await height()
    const goOn = await openStill(page)
    expect([await folded(), await height()]).toEqual([0, whole])
    goOn()
    await alive(page)
  })
}

test('the letters of the dashboard come after its code at first, and at once when they are at hand', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.documentElement.dataset.seen = document.readyState
    }).observe(document, { subtree: true, attributeFilter: ['data-fonts'] })
  })
  const letters = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
      return loaded
        .map(({ family }) => family.replaceAll('"', ''))
        .filter((family) => /Variable$/.test(family))
    })
  await page.goto('/dashboard')
  await signIn(page, 'client')
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'complete')
  await expect.poll(letters).toHaveLength(2)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Approvals' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-seen', 'complete')
  await expect.poll(letters).toHaveLength(2)
})
