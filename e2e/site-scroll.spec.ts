import type { Page } from '@playwright/test'
import { alive, expect, follow, test } from './fixtures'

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const rests = (page: Page, at: number) => expect.poll(() => place(page)).toBe(at)

async function scrollBy(page: Page, distance: number): Promise<void> {
  await page.mouse.move(300, 450)
  await page.mouse.wheel(0, distance)
  await rests(page, distance)
}

/** A link of the menu that is called Portfolio, on a phone of the one that holds all. */
async function followPortfolio(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Portfolio' })
  if (await menu.isVisible()) await menu.click()
  await follow(page, 'Dev Projects')
}
const shows = (page: Page, title: RegExp) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport()

test('a link leads to the top of its page, Back and Forward to where one was, a reload too', async ({
  page,
}) => {
  await page.goto('/services')
  await alive(page)
  await scrollBy(page, 1200)
  await follow(page, 'About')
  await expect(page).toHaveURL('/about')
  await rests(page, 0)
  await shows(page, /./)
  await scrollBy(page, 700)

  await page.goBack()
  await expect(page).toHaveURL('/services')
  await rests(page, 1200)
  await page.goForward()
  await expect(page).toHaveURL('/about')
  await rests(page, 700)

  await page.reload()
  await alive(page)
  await rests(page, 700)
  // From another document, too.
  await page.goto('/faq')
  await alive(page)
  await rests(page, 0)
  await page.goBack()
  await alive(page)
  await rests(page, 700)
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await rests(page, 1200)
  // Opened anew it is read from its beginning, though the tab has been there before.
  await page.goto('/faq')
  await page.goto('/services')
  await alive(page)
  await rests(page, 0)
})

test('a filter moves nothing, and a second visit of a page begins at its top', async ({ page }) => {
  await page.goto('/work')
  await alive(page)
  await scrollBy(page, 250)
  await page.getByRole('button', { name: 'React', exact: true }).click()
  await expect(page).toHaveURL(/tech=/)
  await rests(page, 250)
  // Left from there without another scroll, it is come back to where it was.
  await follow(page, 'Services')
  await expect(page).toHaveURL('/services')
  await rests(page, 0)
  await page.goBack()
  await expect(page).toHaveURL(/tech=/)
  await rests(page, 250)
  await page.goBack()
  await expect(page).toHaveURL('/work')
  await rests(page, 250)

  // The link of the page one is on takes its filters off.
  await page.getByRole('button', { name: 'React', exact: true }).click()
  await expect(page).toHaveURL(/tech=/)
  await followPortfolio(page)
  await expect(page).toHaveURL('/work')
  await expect(page.getByRole('button', { name: 'React', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )

  await follow(page, 'Services')
  // A page that arrives closes the menus.
  await shows(page, /./)
  await expect(page).toHaveURL('/services')
  await rests(page, 0)
  await followPortfolio(page)
  await expect(page).toHaveURL('/work')
  await rests(page, 0)
})
