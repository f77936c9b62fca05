import type { Page } from '@playwright/test'
import { alive, expect, test } from './fixtures'

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

const note = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page was updated' })

test('code that stays gone costs one reload, then a page that says so and waits for the person', async ({
  page,
}) => {
  await page.goto('/')
  await alive(page)
  await takeAway(page)
  const loads = countLoads(page)
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Services' }).click()
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

test('the same holds for a page that is opened by its address', async ({ page }) => {
  await takeAway(page)
  const loads = countLoads(page)
  await page.goto('/services')
  await expect(note(page)).toBeVisible()
  expect(await loads()).toBe(2)
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible()
})
