import { settled } from './accessibility'
import { expect as soon, test } from './fixtures'
import { expectFocus, tabBackTo, tabTo, writeIn } from './keyboard'

/** Every stop on the way is looked at: a busy machine takes its time. */
test.describe.configure({ timeout: 300_000 })
const expect = soon.configure({ timeout: 25_000 })

test('by the keyboard alone: register, see what is missing, go back to mend, land on the dashboard', async ({
  page,
  lane,
  backend,
}) => {
  const { keyboard } = page
  const main = page.getByRole('main')
  const field = (name: string) => main.getByRole('textbox', { name, exact: true })
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const step = (name: string) => expect(main.getByRole('heading', { level: 2, name })).toBeFocused()
  const rules = main.getByRole('list', { name: 'Password rules' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/register')
  await settled(page)
  await tabTo(page, field('Full name'))
  await keyboard.type('Ines Duarte')
  await writeIn(page, field('Email'), 'ines@mesaseed.example')
  await writeIn(page, field('Password'), 'seeds')
  await expect(rules.getByText(/: met$/)).toHaveText(['A lowercase letter: met'])
  // What is missing is said where the focus goes.
  await keyboard.press('Enter')
  await expectFocus(page, field('Password'))
  await expect(field('Password')).toHaveAccessibleDescription(/Still missing: 8 characters or more/)
  await keyboard.press('End')
  await keyboard.type('-4-All!')
  await expect(rules.getByText(/: met$/)).toHaveCount(5)
  await tabTo(page, button('Show password'), 1)
  await keyboard.press('Space')
  await expect(field('Password')).toHaveAttribute('type', 'text')
  await expect(field('Password')).toHaveValue('seeds-4-All!')
  await expectFocus(page, button('Hide password'))
  await writeIn(page, field('Confirm password'), 'seeds-4-all')
  await keyboard.press('Enter')
  await expect(main.getByText('Passwords must match.')).toBeVisible()
  await expectFocus(page, field('Confirm password'))
  await keyboard.press('Control+a')
  await keyboard.type('seeds-4-All!')
  expect(await tabTo(page, button('Continue'))).toEqual(['button "Show confirmation"', 'button "Continue"'])
  await keyboard.press('Enter')

  await step('Where you are')
  await writeIn(page, field('Address (optional)'), '12 Orchard Lane')
  await writeIn(page, field('City (optional)'), 'Santa Ana')
  await writeIn(page, field('State (optional)'), 'CA')
  expect(await tabTo(page, button('Continue'))).toEqual(['button "Back"', 'button "Continue"'])
  await keyboard.press('Space')

  await step('Picture and review')
  await writeIn(page, field('Profile picture URL (optional)'), `${lane.site}/logo.svg`)
  await tabTo(page, button('Edit address'))
  await keyboard.press('Enter')
  await expectFocus(page, field('Address (optional)'))
  await expect(field('Address (optional)')).toHaveValue('12 Orchard Lane')
  await keyboard.press('Enter')
  await step('Picture and review')
  await tabTo(page, button('Create account'))
  await tabBackTo(page, button('Edit account'))
  await tabTo(page, button('Create account'))
  await keyboard.press('Enter')
  await expect(page.getByText('Registration successful! Redirecting...')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /Ines/ })).toBeFocused()
  const calls = await backend.calls('register')
  expect(calls.map(({ requestBody }) => requestBody)).toEqual([
    {
      fullName: 'Ines Duarte',
      email: 'ines@mesaseed.example',
      password: 'seeds-4-All!',
      address: '12 Orchard Lane',
      city: 'Santa Ana',
      state: 'CA',
      profileImage: `${lane.site}/logo.svg`,
    },
  ])
})
