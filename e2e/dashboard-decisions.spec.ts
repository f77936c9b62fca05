import type { Page } from '@playwright/test'
import { signIn, signOut, expect as soon, test } from './fixtures'

/** Two people and a dozen calls each: a busy machine takes its time. */
test.describe.configure({ timeout: 180_000 })
const expect = soon.configure({ timeout: 25_000 })

const WORK = 'Harbor Café logo, round 2'

test('a client on a phone approves in two taps and reads all of it without zooming @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/dashboard')
  await signIn(page, 'client')
  const row = page.getByRole('listitem').filter({ hasText: WORK })
  await expect(row).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12)
      .map((element) => element.textContent),
  )
  expect(small, 'text under 12 px').toEqual([])
  const press = (name: string, within = page.locator('body')) => {
    const button = within.getByRole('button', { name })
    return isMobile ? button.tap() : button.click()
  }
  await press(`Approve: ${WORK}`)
  const question = page.getByRole('alertdialog', { name: 'Approve this work?' })
  await expect(question).toContainText('$1,250.00')
  await press('Approve', question)
  await expect(page.getByText('Approved. Thank you!')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a deadline that is typed in part is not sent as none', async ({ page, backend }) => {
  await page.goto('/dashboard')
  await signIn(page, 'client')
  await page.getByRole('button', { name: `Request changes: ${WORK}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Request changes' })
  const deadline = dialog.getByLabel('New deadline')
  await dialog.getByLabel('What should change?').fill('A lighter green.')
  await deadline.focus()
  await page.keyboard.type('0320')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Complete the date, or clear it.')).toBeVisible()
  await expect(deadline).toBeFocused()
  expect(await backend.calls('requestChanges')).toEqual([])

  await deadline.fill('')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Requested changes sent.')).toBeVisible()
})

test('Back closes the question before an approval and stays on the dashboard, also while it is sent @phone', async ({
  page,
  isMobile,
  backend,
}) => {
  await page.goto('/dashboard')
  await signIn(page, 'client')
  const approve = page.getByRole('button', { name: `Approve: ${WORK}` })
  const question = page.getByRole('alertdialog', { name: 'Approve this work?' })
  await (isMobile ? approve.tap() : approve.click())
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\?do=approve&work=work_1$/)
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goForward()
  await expect(question).toBeVisible()

  await backend.setScenario({ outcomes: { approveWork: 'hold' } })
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect
    .poll(async () => (await backend.calls('approveWork')).map(({ status }) => status))
    .toEqual(['held'])
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
  await backend.release()
  await expect(page.getByText('Approved. Thank you!')).toBeVisible()
  await expect(approve).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
})

/** Approves the work on a page of its own. */
async function approveOn(other: Page) {
  await other.getByRole('button', { name: `Approve: ${WORK}` }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(other.getByText('Approved. Thank you!')).toBeVisible()
}

/** Closes the rested question; its Close takes no press in its first moment. */
async function closeRested(page: Page) {
  const told = page.getByRole('alertdialog', { name: 'No longer up for approval' })
  await expect(async () => {
    await told.getByRole('button', { name: 'Close' }).click({ timeout: 1000 })
    await expect(told).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: WORK })).toHaveCount(0)
}

test("approved on two devices: the second one is told in the server's words and shows what is true", async ({
  page,
  browser,
  lane,
  watched,
  backend,
}) => {
  await page.goto('/dashboard')
  await signIn(page, 'client')
  await page.getByRole('button', { name: `Approve: ${WORK}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Approve this work?' })
  await expect(question).toBeVisible()

  const device = await browser.newContext({ baseURL: lane.site })
  await watched(device)
  const other = await device.newPage()
  await other.goto('/dashboard')
  await signIn(other, 'client')
  await approveOn(other)
  await device.close()

  await question.getByRole('button', { name: 'Approve' }).click()
  const told = page.getByRole('alertdialog', { name: 'No longer up for approval' })
  await expect(told.getByRole('alert')).toHaveText('This work was already approved.')
  await closeRested(page)
  expect((await backend.calls('approveWork')).map(({ status }) => status)).toEqual([200, 409])
})

test('approved in another tab: the question here rests by itself', async ({ page, context, backend }) => {
  await page.goto('/dashboard')
  await signIn(page, 'client')
  await page.getByRole('button', { name: `Approve: ${WORK}` }).click()
  await expect(page.getByRole('alertdialog', { name: 'Approve this work?' })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/dashboard')
  await approveOn(other)
  await other.close()

  await expect(page.getByRole('alertdialog', { name: 'No longer up for approval' })).toBeVisible()
  await closeRested(page)
  expect((await backend.calls('approveWork')).map(({ status }) => status)).toEqual([200])
})

for (const [where, timezoneId] of [
  ['UTC-8', 'Etc/GMT+8'],
  ['UTC+13', 'Pacific/Tongatapu'],
] as const) {
  test.describe(where, () => {
    test.use({ timezoneId })

    test(`the deadline picked in ${where} is the one that is sent and shown @phone`, async ({
      page,
      backend,
    }) => {
      const year = new Date().getUTCFullYear() + 1
      await page.goto('/dashboard')
      await signIn(page, 'client')
      await page.getByRole('button', { name: `Request changes: ${WORK}` }).click()
      const dialog = page.getByRole('dialog', { name: 'Request changes' })
      await dialog.getByRole('textbox', { name: 'What should change?' }).fill('The handle is too thin.')
      const items = dialog.getByRole('textbox', { name: /^Change items/ })
      await items.fill('Thicker handle')
      await items.press('Enter')
      await items.fill('Less orange')
      await dialog.getByLabel(/^New deadline/).fill(`${year}-03-01`)
      await dialog.getByRole('button', { name: 'Send request' }).click()
      await expect(page.getByText('Requested changes sent.')).toBeVisible()
      const [call, ...others] = await backend.calls('requestChanges')
      expect(others).toEqual([])
      expect(call?.requestBody).toEqual({
        comment: 'The handle is too thin.',
        requestedChanges: ['Thicker handle', 'Less orange'],
        deadline: `${year}-03-01`,
      })

      await signOut(page)
      await page.goto('/admin')
      await signIn(page, 'admin')
      const row = page.getByRole('listitem').filter({ hasText: WORK })
      await expect(row).toContainText('Changes requested')
      await expect(row).toContainText(`Mar 1, ${year}`)
    })
  })
}
