/** A press that leaves the site for an address of the API: whatever comes there, the way back leads to a whole screen. */
import { judgeView, settle } from './look.mjs'

export async function judgeLeaving(_campaign, faulty, { path, send }) {
  const { page } = faulty
  await page.goto(path, { waitUntil: 'load', timeout: 60_000 })
  await settle(page)
  faulty.begin()
  await send(page).click({ timeout: 20_000, noWaitAfter: true })
  await faulty.untilMet()
  const before = faulty.met
  await faulty.mend()
  // What stands there now is the API's page or the browser's own, if anything has come.
  if (new URL(page.url()).pathname !== path) await page.goBack({ timeout: 30_000 })
  const found = judgeView((await settle(page)).view)
  const asked = page.waitForRequest((request) => request.isNavigationRequest(), { timeout: 20_000 })
  await send(page).click({ timeout: 20_000, noWaitAfter: true })
  await asked.catch(() => found.push('cannot be pressed again'))
  return before === 0 ? [...found, 'did not leave'] : found
}
