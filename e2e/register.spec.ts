import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const REQUIRED = 'This organization requires an Admin Invite Token. Please enter a valid token and try again.'

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })

async function fillAccount(page: Page, fullName: string, email: string, password: string): Promise<void> {
  await field(page, 'Full name').fill(fullName)
  await field(page, 'Email').fill(email)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Where you are' })).toBeFocused()
}

test('a client registers and lands on the dashboard @phone @core', async ({ page, backend }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'No account yet? Sign up' }).click()
  await expect(page).toHaveURL('/register')
  await fillAccount(page, 'Ines Duarte', ' ines@mesaseed.example ', 'Seeds-4-all!')
  await field(page, 'City (optional)').fill('Santa Ana')
  await field(page, 'City (optional)').press('Enter')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Registration successful! Redirecting...')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: /Ines/ })).toBeVisible()
  const calls = await backend.calls('register')
  expect(calls.map(({ requestBody }) => requestBody)).toEqual([
    { fullName: 'Ines Duarte', email: 'ines@mesaseed.example', password: 'Seeds-4-all!', city: 'Santa Ana' },
  ])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  await page.goto('/register')
  await expect(page).toHaveURL('/dashboard')
})

test('an admin is asked for the invite token, gives it, and lands on /admin', async ({ page, backend }) => {
  await page.goto('/admin-register?next=/elsewhere')
  await expect(page).toHaveURL('/admin/register')
  await fillAccount(page, 'Theo Lindqvist', 'theo@overprint.example', 'Overprint-2026!')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Create account' }).click()
  const token = page.getByRole('textbox', { name: 'Admin invite token' })
  await expect(token).toBeFocused()
  await expect(token).toHaveAttribute('aria-invalid', 'true')
  await expect(token).toHaveAccessibleDescription(new RegExp(REQUIRED.replaceAll('.', '\\.')))
  await page.keyboard.type('OVERPRINT-INVITE')
  await expect(page.getByText(REQUIRED)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Admin registration successful! Redirecting...')).toBeVisible()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('region', { name: /My Work Queue/ })).toBeVisible()
  expect((await backend.calls('register')).map(({ status }) => status)).toEqual([403, 201])
})

test('an admin who has a token gives it at once; a wrong one is marked', async ({ page, backend }) => {
  await page.goto('/admin/register')
  await fillAccount(page, 'Theo Lindqvist', 'theo@overprint.example', 'Overprint-2026!')
  await page.getByRole('button', { name: 'Continue' }).click()
  const token = page.getByRole('textbox', { name: 'Admin invite token' })
  await token.fill('YESTERDAYS-TOKEN')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(REQUIRED)).toBeVisible()
  await expect(token).toBeFocused()
  await token.fill(' OVERPRINT-INVITE ')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/admin')
  const bodies = (await backend.calls('register')).map(({ requestBody }) => requestBody)
  const person = {
    fullName: 'Theo Lindqvist',
    email: 'theo@overprint.example',
    password: 'Overprint-2026!',
    role: 'admin',
  }
  expect(bodies).toEqual([
    { ...person, adminInviteToken: 'YESTERDAYS-TOKEN' },
    { ...person, adminInviteToken: 'OVERPRINT-INVITE' },
  ])
})

test('a reload in the middle keeps what is no secret', async ({ page, backend }) => {
  await page.goto('/register')
  await fillAccount(page, 'Ines Duarte', 'ines@mesaseed.example', 'Seeds-4-all!')
  await field(page, 'City (optional)').fill('Santa Ana')
  await page.reload()
  await expect(field(page, 'City (optional)')).toHaveValue('Santa Ana')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'Seeds',
  )
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(
    page.getByText('Please complete required fields. Password must be strong and match confirmation.'),
  ).toBeVisible()
  expect(await backend.calls('register')).toEqual([])
  await page.getByRole('button', { name: 'Go to step 1' }).click()
  await expect(field(page, 'Full name')).toHaveValue('Ines Duarte')
  await expect(field(page, 'Password')).toBeFocused()
  await expect(field(page, 'Password')).toHaveValue('')

  // Leaving and coming back by the browser's own buttons is the same.
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goBack()
  await expect(field(page, 'Email')).toHaveValue('ines@mesaseed.example')
})

test('who forgot the password is told whom to write to', async ({ page, backend }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.getByRole('button', { name: 'Copy text' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page).toHaveURL('/login')
  expect(await backend.calls()).toEqual([])
})
