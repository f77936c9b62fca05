import type { Page } from '@playwright/test'
import { alive, expect, follow, signIn, test, waysOn } from './fixtures'
import type { Lane } from './lanes'
import { deployNext, REVISED } from './nextDeployment'

const CODE = /\/assets\/ServicesScreen-[^/]+\.js$/

test.use({ missing: CODE })

/** The file of a screen is gone for good, as after a deployment that went wrong: HTML comes in its place. */
const takeAway = (page: Page) =>
  page.route(CODE, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' }))

/** Counts the documents that are asked for: a page that loads itself anew without end would be seen here. */
function countLoads(page: Page): () => Promise<number> {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    return loads
  }
}

const note = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })

test.describe('where the app itself does not arrive', () => {
  const app = /\/assets\/shell-[^/]+\.js$/
  test.use({ missing: app })

  for (const [path, there] of [
    ['/dashboard', 'Sign in'],
    ['/contact', 'Contact'],
  ] as const)
    test(`${path} says so, and a reload brings it`, async ({ page }) => {
      await page.route(app, (route) => route.abort())
      await page.goto(path)
      await expect(page.getByRole('alert')).toHaveText('This page did not arrive whole. Reload')
      await page.unroute(app)
      await page.getByRole('link', { name: 'Reload' }).click()
      await expect(page.getByRole('heading', { level: 1, name: there })).toBeVisible()
      await expect(page.getByText('did not arrive whole')).toHaveCount(0)
    })
})

test.describe('where the style sheet does not arrive', () => {
  const style = /\/assets\/style-[^/]+\.css$/
  test.use({ missing: style })

  test('the page says so, works, and a reload brings it', async ({ page }) => {
    await page.route(style, (route) => route.abort())
    await page.goto('/contact')
    await alive(page)
    await expect(page.getByRole('alert')).toHaveText('This page did not arrive whole. Reload')
    await page.unroute(style)
    await page.getByRole('link', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await expect(page.getByText('did not arrive whole')).toHaveCount(0)
  })
})

test('code that stays gone costs one reload, then a page that says so and waits for the person', async ({
  page,
}) => {
  await page.goto('/')
  await alive(page)
  await takeAway(page)
  const loads = countLoads(page)
  await follow(page, 'Services')
  await expect(note(page)).toBeVisible()
  await expect(page).toHaveURL('/services')
  expect(await loads()).toBe(1)
  await expect(page).toHaveTitle(/^Something went wrong/)

  // The person tries again: once, and the same page again.
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect.poll(loads).toBe(2)
  await expect(note(page)).toBeVisible()
  expect(await loads()).toBe(2)

  // The rest of the site is where it was, and so is this page once its code is back.
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(note(page)).toHaveCount(0)
  await page.goBack()
  await expect(note(page)).toBeVisible()
  await page.unroute(CODE)
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible()
})

test('a page opened by its address whose code stays gone reloads once, then waits for the person', async ({
  page,
}) => {
  await takeAway(page)
  const loads = countLoads(page)
  await page.goto('/services')
  await expect(note(page)).toBeVisible()
  expect(await loads()).toBe(2)
  await expect(waysOn(page)).toBeVisible()
})

test.describe('the next build takes the place of the one that a tab was opened with', () => {
  test.use({ missing: /\/assets\/.*\.js$/ })
  let undo = () => {}
  test.afterEach(() => undo())

  const deploy = async (page: Page, lane: Lane) => {
    undo = deployNext(lane)
    await page.evaluate(() => Object.assign(window, { before: true }))
  }
  const isReloaded = (page: Page) => page.evaluate(() => !('before' in window))

  test('a visitor goes on: the next screen comes, of the next build, and what was written is there still', async ({
    page,
    lane,
  }) => {
    const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
    await page.goto('/contact')
    await alive(page)
    await field('Name').fill('Ana Reyes')
    await field('Message').fill('A label for a seed packet.')
    await deploy(page, lane)
    const loads = countLoads(page)
    await follow(page, 'Services')
    await expect(page.getByRole('heading', { level: 1, name: REVISED })).toBeVisible()
    await expect(page).toHaveURL('/services')
    expect(await isReloaded(page)).toBe(true)
    expect(await loads()).toBe(1)

    await alive(page)
    await follow(page, 'Contact')
    await expect(field('Name')).toHaveValue('Ana Reyes')
    await expect(field('Message')).toHaveValue('A label for a seed packet.')
    expect(await loads(), 'the next build is whole').toBe(1)
  })

  test('what was being filled in is sent: its code came with the first field', async ({ page, lane }) => {
    const main = page.getByRole('main')
    await page.goto('/contact')
    await alive(page)
    await main.getByLabel('Name').fill('Ana Reyes')
    await page.waitForLoadState('networkidle')
    await deploy(page, lane)
    await main.getByLabel('Email').fill('ana@example.com')
    await main.getByRole('combobox', { name: 'Subject' }).click()
    await page.getByRole('option', { name: 'Careers' }).click()
    await main.getByRole('textbox', { name: 'Message' }).fill('A label for a seed packet.')
    await main.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
    expect(await isReloaded(page)).toBe(false)
  })

  test('who is about to sign in does so', async ({ page, lane }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await deploy(page, lane)
    await page.getByLabel('Email', { exact: true }).fill('maya@harborcafe.example')
    await page.getByLabel('Password', { exact: true }).fill('Harbor-2026!')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    // The dashboard's own code is gone: the page is loaded anew, by whom it was left signed in.
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: /Maya$/ })).toBeVisible()
    expect(await isReloaded(page)).toBe(true)
  })

  test('a client goes on: still signed in, with the reply that was begun', async ({ page, lane }) => {
    const reply = page.getByRole('region', { name: 'Messages' }).getByRole('textbox').first()
    await page.goto('/dashboard')
    await signIn(page, 'client')
    await reply.fill('Thursday at nine works for us.')
    await deploy(page, lane)
    await page.getByRole('link', { name: 'View saved' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible()
    await expect(page).toHaveURL('/favorites')
    expect(await isReloaded(page)).toBe(true)
    await page.goBack()
    await expect(reply).toHaveValue('Thursday at nine works for us.')
  })
})
