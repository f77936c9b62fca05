import { expect, signIn, test } from './fixtures'

test('a message whose code is out of reach is no end: the next one is shown, and dressed', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const messages = page.getByRole('region', { name: 'Account messages' })
  const tryToSignIn = async (password: string) => {
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('maya@harborcafe.example')
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await context.setOffline(true)
  await tryToSignIn('wrong')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Login failed')
  await expect(messages).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await context.setOffline(false)
  await tryToSignIn('wrong again')
  await expect(messages.getByText('Invalid email or password.')).toBeVisible()
  await expect(messages).toHaveCSS('position', 'fixed')
  await signIn(page, 'client')
  await expect(page).toHaveURL('/dashboard')
})

test('after signing in the focus is on the heading of the dashboard', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'client')
  await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeFocused()
})
