import type { Page } from '@playwright/test'
import { alive, expect, test } from './fixtures'

/** Where the page is locked while a panel stands over it. */
const locked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')

test('Portfolio opens by Enter, Escape gives the focus back, tabbing out closes @desktop @core', async ({
  page,
}) => {
  await page.goto('/services')
  await alive(page)
  const button = page.getByRole('button', { name: 'Portfolio' })
  const entry = page.getByRole('link', { name: 'Dev Projects' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(entry).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(entry).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(entry).toBeHidden()
})

test('a closed panel has nothing to tab to, and growing past 768 px unlocks the page @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/services')
  await alive(page)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('header'))).toBeNull()

  await menu.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await locked(page)).toBe(true)
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await locked(page)).toBe(false)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

const LETTER = 'A label for a seed packet, in two colours, by the middle of May.'

async function writeLetter(page: Page): Promise<void> {
  await page.goto('/contact?subject=Project%20Quote')
  await alive(page)
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: 'Name' }).fill('Ana Reyes')
  await form.getByRole('textbox', { name: 'Email' }).first().fill('ana@mesaseed.example')
  await form.getByRole('textbox', { name: 'Message' }).fill(LETTER)
}

test('a double click on Send makes one request, and success clears the form @core', async ({
  page,
  backend,
}) => {
  await writeLetter(page)
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible()
  expect(await backend.calls('sendContactMessage')).toHaveLength(1)
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('a letter that could not be sent is kept to the last word @core', async ({ page, backend }) => {
  await backend.setScenario({ outcomes: { sendContactMessage: 500 } })
  await writeLetter(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('There was an error submitting your message. Please try again.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Message' })).toHaveValue(LETTER)
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Reyes')
})

test('who subscribes to the newsletter is on its list, once', async ({ page, backend }) => {
  await page.goto('/about')
  await alive(page)
  const box = page.getByRole('form', { name: 'Newsletter, in the footer' })
  await box.getByRole('textbox').fill('reader@letters.example')
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByText('Subscribed! Check your inbox.')).toBeVisible()
  const sent = await backend.calls('subscribe')
  expect(sent.map(({ method, status, requestBody }) => [method, status, requestBody])).toEqual([
    ['POST', 200, { email: 'reader@letters.example' }],
  ])
})

test("the newsletter's error goes after 3200 ms, and a second one has its own time", async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await alive(page)
  const box = page.getByRole('form', { name: 'See what we threw away' })
  const error = box.getByText('Enter a valid email.')
  const subscribe = box.getByRole('button', { name: 'Subscribe' })
  // The page's own time stands still, but for the steps taken here.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await subscribe.click()
  await expect(error).toBeVisible()
  await page.clock.runFor(2_200)
  await box.getByRole('textbox').fill('nobody')
  await subscribe.click()
  // The first one's time is over; the second one's is not.
  await page.clock.runFor(3_100)
  await expect(error).toBeVisible()
  await page.clock.runFor(200)
  await expect(error).toHaveCount(0)
})

test('an address that names no project is a 404 that comes to life', async ({ page }) => {
  for (const path of ['/projects/logos/nobody', '/projects/nothing', '/no/such/page']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await alive(page)
    await expect(
      page.getByRole('heading', { name: "Oops! The page you're looking for doesn't exist." }),
    ).toBeVisible()
    await expect(page).toHaveTitle(/^Page not found/)
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('an address with a #hash goes there @core', async ({ page }) => {
  await page.goto('/services#newsletter')
  await alive(page)
  await expect(page.getByRole('form', { name: 'Newsletter' })).toBeInViewport()
})

test('Back steps through the filters and then leaves', async ({ page }) => {
  await page.goto('/about')
  await alive(page)
  await page.goto('/work')
  await alive(page)
  const filter = (name: string) => page.getByRole('button', { name, exact: true })
  await filter('React').click()
  await expect(page).toHaveURL(/tech=/)
  await filter('Vue').click()
  await page.goBack()
  await expect(filter('React')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(filter('All')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

for (const [page_, opener, parameter] of [
  ['/work?tech=react', /^Quick View/, 'view'],
  ['/logodesign', /: show large$/, 'logo'],
] as const) {
  test(`Back closes what was opened large at ${page_}, and leaves the page the next time`, async ({
    page,
  }) => {
    await page.goto('/faq')
    await page.goto(page_)
    await alive(page)
    await page.getByRole('main').getByRole('button', { name: opener }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(new URL(page.url()).searchParams.has(parameter)).toBe(true)
    const linked = page.url()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(page_)

    await page.goForward()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).dblclick()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(page_)
    await page.goBack()
    await expect(page).toHaveURL('/faq')

    // Sent to somebody else, it opens there, and closing it leaves nothing.
    await page.goto(linked)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(page_)
  })
}

test('on paper a page is its words: no menus, nothing cut off', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of ['/', '/services', '/work', '/faq', '/projects/logos/harbor-cafe-cups']) {
    await page.goto(path)
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Site' }), path).toBeHidden()
    const paper = await page.evaluate(() => ({
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ink: getComputedStyle(document.querySelector('h1') ?? document.body).color,
    }))
    // Dark ink, also where the screen was dark: browsers leave the background out.
    expect(paper, path).toEqual({ over: 0, ink: 'rgb(21, 24, 29)' })
    if (path !== '/faq') continue
    // Paper cannot be opened.
    const heights = await page
      .locator('details > :not(summary)')
      .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(0)
    for (const height of heights) expect(height).toBeGreaterThan(10)
  }
})
