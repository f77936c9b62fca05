import { expect, signIn, signOut, test } from './fixtures'

test('with storage blocked the site boots signed out and keeps a session in memory', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/login')
  await signIn(page, 'client')
  await expect(page).toHaveURL('/dashboard')
  await expect(
    page
      .getByRole('region', { name: /Approvals/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL('/login')
})

test('an unreadable stored user boots signed out', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('app_token', 'token')
    localStorage.setItem('app_user', '{"id":')
  })
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
