import type { Page } from '@playwright/test'
import { comeAs } from './accessibility'
import { alive, expect, test } from './fixtures'

test.use({ missing: /\/assets\/.*\.js$/ })

/** Notes in every frame, from the first one on, which of the header's doors can be seen. */
const watchDoors = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      for (const door of document.querySelectorAll('header a, header button'))
        if (door.checkVisibility()) seen.add(door.textContent ?? '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const doorsSeen = (page: Page) =>
  page.evaluate(() =>
    [...(window as unknown as { seen: Set<string> }).seen].filter((name) =>
      ['Sign in', 'Register', 'Dashboard', 'Logout'].includes(name),
    ),
  )

const holdBack = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())

test('before the app has run, the header shows a signed-in visitor their half, and then nothing moves @desktop', async ({
  page,
  lane,
}) => {
  await comeAs(page, lane, 'client')
  await watchDoors(page)
  await holdBack(page)
  await page.goto('/services')
  const header = page.getByRole('banner').first()
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  const logout = header.getByRole('button', { name: 'Logout' })
  await expect(logout).toBeVisible()
  const place = await logout.boundingBox()
  expect(await doorsSeen(page)).toEqual(['Dashboard', 'Logout'])

  await page.unroute('**/assets/*.js')
  await page.reload()
  await alive(page)
  // Restored: who it is is known by now, and the other half is gone from the page.
  await expect(header.locator('a[href="/login"]')).toHaveCount(0)
  expect(await doorsSeen(page)).toEqual(['Dashboard', 'Logout'])
  expect(await logout.boundingBox()).toEqual(place)
})

test('a visitor is shown the way in, and never a way out @desktop', async ({ page }) => {
  await watchDoors(page)
  await holdBack(page)
  await page.goto('/services')
  await expect(page.getByRole('banner').first().getByRole('link', { name: 'Register' })).toBeVisible()
  expect(await doorsSeen(page)).toEqual(['Sign in', 'Register'])
  await page.unroute('**/assets/*.js')
  await page.reload()
  await alive(page)
  await expect(page.getByRole('banner').first().getByText('Logout')).toHaveCount(0)
  expect(await doorsSeen(page)).toEqual(['Sign in', 'Register'])
})

test('on a phone the menu opens before the app has run, with the same half', async ({ page, lane }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await comeAs(page, lane, 'client')
  await holdBack(page)
  await page.goto('/services')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Sign in' })).toBeHidden()
})
