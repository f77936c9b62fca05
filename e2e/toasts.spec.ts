import type { Page } from '@playwright/test'
import { expect, logoutButton, signIn, test } from './fixtures'

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

test('after signing in the focus is on the heading of the dashboard @core', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'client')
  await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeFocused()
})

/** In milliseconds; a message is seen, and has faded, a few steps late. */
const STEP = 50

/** Goes on step by step, in the page's own time, until it holds; says at which time. */
async function until(page: Page, holds: () => Promise<boolean>): Promise<number> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(STEP)
        return holds()
      },
      { intervals: [20], timeout: 90_000 },
    )
    .toBe(true)
  return page.evaluate(() => Date.now())
}

/** The page's own time stands still from now on, but for the steps taken here. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  // A message under the pointer would stay.
  await page.mouse.move(5, 400)
}

function expectStood(came: number, went: number, ms: number): void {
  expect(went - came).toBeGreaterThan(ms - 6 * STEP)
  expect(went - came).toBeLessThan(ms + 12 * STEP)
}

test('a message of the dashboard stands for 3200 ms, and two do not cut each other short', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.clock.install()
  await page.goto('/login')
  await signIn(page, 'client')
  await page.getByRole('button', { name: 'Approve: Harbor Café logo, round 2' }).click()
  const approve = page.getByRole('alertdialog').getByRole('button', { name: 'Approve' })
  await expect(approve).toBeVisible()
  await holdTime(page)
  const messages = page.getByRole('region', { name: 'Dashboard messages' })
  const first = messages.getByText('Approved. Thank you!')
  const second = messages.getByText('Message sent.')

  const approved = page.waitForResponse(/\/work\/[^/]+\/approve$/)
  await approve.press('Enter')
  await approved
  const firstCame = await until(page, () => first.isVisible())
  await page.clock.runFor(1500)
  const panel = page.getByRole('region', { name: /^Messages/ })
  await panel.getByRole('textbox').first().fill('See you there.')
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await panel
    .getByRole('button', { name: /^Send reply/ })
    .first()
    .press('Enter')
  await sent
  const secondCame = await until(page, () => second.isVisible())
  await expect(first).toBeVisible()

  const firstWent = await until(page, async () => (await first.count()) === 0)
  await expect(second).toBeVisible()
  const secondWent = await until(page, async () => (await second.count()) === 0)
  expectStood(firstCame, firstWent, 3200)
  expectStood(secondCame, secondWent, 3200)
})

test('a message of the account stands for 4000 ms', async ({ page }) => {
  test.setTimeout(240_000)
  await page.clock.install()
  await page.goto('/login')
  await signIn(page, 'client')
  const button = await logoutButton(page)
  await expect(button).toBeVisible()
  await expect(page.getByText('Login successful!')).toHaveCount(0)
  await holdTime(page)
  await button.press('Enter')
  const message = page.getByText('Logged out successfully')
  const came = await until(page, () => message.isVisible())
  const went = await until(page, async () => (await message.count()) === 0)
  expectStood(came, went, 4000)
})
