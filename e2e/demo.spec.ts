import type { Page } from '@playwright/test'
import { DEMO, expect, test } from './fixtures'

test.use({ baseURL: DEMO })
// Unbundled, a first visit takes its time on a busy machine.
test.describe.configure({ timeout: 120_000 })
const patient = { timeout: 60_000 }

const enter = (page: Page) => page.getByRole('button', { name: 'Use client' }).first().click()
const approvals = (page: Page) => page.getByRole('region', { name: /Approvals/ }).getByRole('listitem')

async function holdADecision(page: Page): Promise<void> {
  // Where the backend has no submissions, works are decided in their row.
  await page.goto('/login?scenario=without:submissions')
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

const panel = (page: Page) => page.getByRole('complementary', { name: 'Faked backend' })

test('a held call can be released while its dialog stands, by pointer @phone', async ({ page }) => {
  await holdADecision(page)
  await panel(page)
    .getByRole('button', { name: /^Demo data/ })
    .click()
  await panel(page).getByRole('tab', { name: 'Calls, 1 held' }).click()
  await panel(page).getByRole('button', { name: 'Release approveWork' }).click()
  await expect(page.getByText('Approved. Thank you!')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a held call can be released while its dialog stands, by keyboard alone', async ({ page }) => {
  await holdADecision(page)
  const question = page.getByRole('alertdialog')
  const heading = panel(page).getByRole('heading', { name: 'Demo data' })
  await page.keyboard.press('F8')
  await expect(heading).toBeFocused()
  // Escape leaves the panel, and calls nothing off.
  await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: 'Approve', exact: true })).toBeFocused()
  await page.keyboard.press('F8')
  await expect(heading).toBeFocused()
  for (let turn = 0; turn < 2; turn += 1) await page.keyboard.press('Tab')
  for (let turn = 0; turn < 2; turn += 1) await page.keyboard.press('ArrowRight')
  await expect(panel(page).getByRole('tab', { name: /^Calls/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Release all held (1)' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Approved. Thank you!')).toBeVisible()
  // It is left as it was when the page comes again.
  await page.reload()
  await expect(panel(page).getByRole('tab', { name: /^Calls/ })).toHaveAttribute('aria-selected', 'true')
})

test('an edit survives a reload, a Shift-reload and shows in a second tab; Reset restores the seed', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard?scenario=client,seed:typical,without:submissions')
  const title = (await approvals(page).first().getByRole('heading').textContent()) ?? ''
  const approved = (one: Page) => expect(one.getByRole('heading', { name: title })).toHaveCount(0)
  const row = approvals(page).first()
  await row.getByRole('button', { name: /^Approve/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Approved. Thank you!')).toBeVisible()
  await approved(page)

  await page.reload()
  await expect(approvals(page).first()).toBeVisible(patient)
  await approved(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(approvals(other).first()).toBeVisible(patient)
  await approved(other)

  // As Shift and the reload button do: past the worker.
  const tools = await context.newCDPSession(page)
  await page.evaluate(() => Object.assign(window, { before: true }))
  await tools.send('Page.reload', { ignoreCache: true })
  // The page then loads itself once more, to come under the worker again.
  await page.waitForFunction(() => !('before' in window) && navigator.serviceWorker.controller !== null)
  await expect(approvals(page).first()).toBeVisible(patient)
  await approved(page)
  await expect(approvals(other).first()).toBeVisible()

  await panel(other)
    .getByRole('button', { name: /^Demo data/ })
    .click()
  await panel(other).getByRole('button', { name: 'Reset all' }).click()
  await expect(other.getByRole('heading', { name: title })).toBeVisible(patient)
  await page.reload()
  await expect(page.getByRole('heading', { name: title })).toBeVisible(patient)
})

test('a link that makes the data anew sets what was changed here aside, and brings it back @phone', async ({
  page,
}) => {
  const note = panel(page).getByText('This link started the data anew.')
  await page.goto('/dashboard?scenario=client,seed:typical,without:submissions')
  const title = (await approvals(page).first().getByRole('heading').textContent(patient)) ?? ''
  // Nothing was changed here before.
  await expect(note).toHaveCount(0)
  await approvals(page)
    .first()
    .getByRole('button', { name: /^Approve/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Approved. Thank you!')).toBeVisible()

  // Another person, another amount, another day, on which nobody's session from now counts.
  await page.goto('/dashboard?scenario=jonah,seed:typical,clock:2025-11-28T09:00Z')
  await expect(note).toBeVisible(patient)
  await expect(page.getByRole('heading', { level: 1, name: /Jonah/ })).toBeVisible()
  // It stands in nobody's way: what lies below it can be brought out from there.
  for (const place of [page.getByRole('main'), page.getByRole('contentinfo'), panel(page)])
    for (const control of await place.getByRole('button').all())
      if (await control.isVisible()) await control.click({ trial: true })
  await page.reload()
  await expect(approvals(page).first()).toBeVisible(patient)
  await expect(note).toHaveCount(0)

  await panel(page)
    .getByRole('button', { name: /^Demo data/ })
    .click()
  await panel(page).getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible(patient)
  await expect(approvals(page).first()).toBeVisible(patient)
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  await expect(panel(page).getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
})

test('the link to a state opens it elsewhere: person, data, clock, latency and outcomes', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard?scenario=jonah,seed:typical,clock:2026-11-28T09:00Z,getSpend:500')
  await expect(approvals(page).first()).toBeVisible(patient)
  const first = (await approvals(page).first().getByRole('heading').textContent()) ?? ''
  await panel(page)
    .getByRole('button', { name: /^Demo data/ })
    .click()
  await panel(page).getByRole('radio', { name: '800 ms' }).click()
  await panel(page).getByRole('button', { name: 'A day later' }).click()
  await panel(page).getByRole('button', { name: 'Copy link to this state' }).click()
  await expect(panel(page).getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(
    `${DEMO}/dashboard?scenario=jonah,seed:typical,clock:2026-11-28T09:00Z,later:1d,latency:800,getSpend:500`,
  )

  // Somebody else's browser: it has never been here.
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(approvals(other).first().getByRole('heading')).toHaveText(first, patient)
  await expect(panel(other).getByRole('button', { name: 'Demo data' })).toContainText('4 changed')
  await expect(other.getByRole('main').getByText('Sun, Nov 29')).toBeVisible()
  await panel(other)
    .getByRole('button', { name: /^Demo data/ })
    .click()
  await expect(panel(other).getByText('Sun, Nov 29, 2026, 1:00 AM')).toBeVisible()
  await expect(panel(other).getByRole('radio', { name: '800 ms' })).toBeChecked()
  await elsewhere.close()
})

test('data that an older version left are made anew', async ({ page }) => {
  await page.goto('/dashboard?scenario=client,seed:typical')
  await expect(approvals(page).first()).toBeVisible(patient)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('overprint-mock')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const change = open.result.transaction('values', 'readwrite')
          change.objectStore('values').put({ version: 0, seed: 'typical', tables: { works: [] } }, 'tables')
          change.oncomplete = () => {
            open.result.close()
            resolve()
          }
        }
      }),
  )
  await page.reload()
  await expect(approvals(page).first()).toBeVisible(patient)
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
  await panel(page)
    .getByRole('button', { name: /^Demo data/ })
    .click()
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
