import { expect, test } from './fixtures'

// nginx has a page of its own for these, so this is for `npm run preview` alone.
test('a path that cannot be read gets a page with a way home, not a stack', async ({ page }) => {
  for (const path of ['/%E0%A4%A', '/%', '/assets/%ff']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(400)
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  }
})
