import { alive, expect, test } from './fixtures'

test.use({ missing: /\/assets\/.*\.js$/ })

test('the chosen theme is remembered, and stands before the first paint @core', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(root).toHaveAttribute('data-theme', 'dark')

  // Without its scripts the page can show only what the head set by itself.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(17, 20, 26)')
})

test('the theme follows the system, also while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await alive(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`a sheet of full ink is dark in the ${colorScheme} theme as well, with light words`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const title = page.getByRole('heading', { name: 'Our Working Process' })
    await expect(title).toHaveCSS('color', 'rgb(242, 238, 231)')
    await expect(page.getByRole('region', { name: 'Our Working Process' })).toHaveCSS(
      'background-color',
      'rgb(29, 41, 57)',
    )
  })
