import { PLACES } from './accessibilityPlaces'
import { expect, test } from './fixtures'

test('no page that needs no session is wider than its window, from 320 to 1920 px', async ({ page }) => {
  test.setTimeout(240_000)
  for (const { path } of PLACES.filter(({ role }) => !role)) {
    await page.goto(path)
    // Some are drawn in the browser alone.
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    for (const width of [320, 390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${path} at ${width} px`).toBe(0)
    }
  }
})
