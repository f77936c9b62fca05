import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'

const WORKS = ['Harbor Café logo, round 2', 'Loyalty card and stamp'] as const

/** The access tokens that went out with a tab's approvals, in order. */
function tokensOf(page: Page): string[] {
  const tokens: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/approve'))
      tokens.push(request.headers().authorization ?? 'none')
  })
  return tokens
}

test('two tabs whose token expired together: one refresh, the other adopts it, both repeat once', async ({
  page,
  context,
  backend,
}) => {
  await page.goto('/login')
  await signIn(page, 'client')
  const other = await context.newPage()
  await other.goto('/dashboard')
  const tabs = [page, other].map((tab, at) => ({ tab, work: WORKS[at] ?? '', tokens: tokensOf(tab) }))
  for (const { tab, work } of tabs) await tab.getByRole('button', { name: `Approve: ${work}` }).click()
  const token = () => page.evaluate(() => localStorage.getItem('app_token'))
  const dead = await token()
  const former = (await backend.calls('refreshOnUnauthorized')).length

  await backend.expireTokens()
  await backend.setScenario({ outcomes: { refreshOnUnauthorized: 'hold' } })
  await Promise.all(
    tabs.map(({ tab }) => tab.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()),
  )
  // Both have met their 401, and one refresh is under way.
  const approvals = async () => (await backend.calls('approveWork')).map(({ status }) => status)
  const refreshes = async () =>
    (await backend.calls('refreshOnUnauthorized')).slice(former).map(({ status }) => status)
  await expect.poll(approvals).toEqual([401, 401])
  await expect.poll(refreshes).toEqual(['held'])
  await backend.release()
  // What lasts is looked at: the message of a tab that is not in front may be over by then.
  await expect.poll(approvals).toEqual([401, 401, 200, 200])
  for (const { tab, work } of tabs)
    await expect(tab.getByRole('button', { name: `Approve: ${work}` })).toHaveCount(0)

  expect(await refreshes()).toEqual([200])
  const fresh = await token()
  expect(fresh).not.toBe(dead)
  for (const { tokens } of tabs) expect(tokens).toEqual([`Bearer ${dead}`, `Bearer ${fresh}`])
  for (const { tab } of tabs) await expect(tab).toHaveURL('/dashboard')
})
