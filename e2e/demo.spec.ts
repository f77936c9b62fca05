import type { Page } from '@playwright/test'
import { DEMO, expect, test } from './fixtures'

test.use({ baseURL: DEMO })
// Unbundled, a first visit takes its time on a busy machine.
test.describe.configure({ timeout: 120_000 })
const patient = { timeout: 60_000 }

const enter = (page: Page) => page.getByRole('button', { name: 'Use client' }).first().click()
const approvals = (page: Page) => page.getByRole('region', { name: /Approvals/ }).getByRole('listitem')

async function holdADecision(page: Page): Promise<void> {
  await page.goto('/login')
  await enter(page)
  await expect(approvals(page).first()).toBeVisible(patient)
  await approvals(page)
    .first()
    .getByRole('button', { name: /^Approve/ })
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('textbox').fill('fail hold')
  await question.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(question.getByRole('button', { name: 'Approve', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
}

test('a held call can be released while its dialog stands, by pointer @phone', async ({ page }) => {
  await holdADecision(page)
  const banner = page.getByRole('complementary', { name: 'Faked backend' })
  await banner.getByText('Demo data').click()
  await banner.getByRole('button', { name: 'Release held calls' }).click()
  await expect(page.getByText('Approved. Thank you!')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('and by keyboard', async ({ page }) => {
  await holdADecision(page)
  const question = page.getByRole('alertdialog')
  await page.keyboard.press('F8')
  await expect(page.locator('summary', { hasText: 'Demo data' })).toBeFocused()
  // Escape leaves the banner, and calls nothing off.
  await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: 'Approve', exact: true })).toBeFocused()
  await page.keyboard.press('F8')
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Release held calls' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Approved. Thank you!')).toBeVisible()
})

test('with storage blocked the demo runs in the page and says what that means', async ({ page }) => {
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
  await enter(page)
  await expect(approvals(page).first()).toBeVisible(patient)
  await page.getByText('Demo data').click()
  await expect(page.getByText(/This browser blocks storage, so nothing is kept/)).toBeVisible()
})

test('the consent page of social sign-in survives a reload, and Back leaves it', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Continue with Google' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: /Continue as Maya/ }).click()
  await expect(page).toHaveURL(`${DEMO}/dashboard`, patient)
})

test('only admins are offered where only admins can enter', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Use admin' }).first()).toBeVisible(patient)
  await expect(page.getByRole('button', { name: 'Use client' })).toHaveCount(0)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Use client' }).first()).toBeVisible()
})
