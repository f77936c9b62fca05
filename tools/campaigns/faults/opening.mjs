/** A screen whose data goes wrong while it opens: it stands all the same, and is whole again when the fault is over. */
import { inspect } from '../inspect.mjs'
import { openRun } from '../stage.mjs'
import { judgeView, missingLines, settle, wait } from './look.mjs'
import { isSignedOut, signInAgain } from './signedOut.mjs'

const wholes = new Map()

/** What a screen says when all is well; each is opened once. */
function wholeOf(campaign, { path, role, extensions }) {
  const key = JSON.stringify([path, role, extensions])
  if (!wholes.has(key)) wholes.set(key, lookAtWhole(campaign, { path, role, extensions }))
  return wholes.get(key)
}

async function lookAtWhole(campaign, { path, role, extensions }) {
  const { page, close } = await openRun(campaign, { role, extensions })
  await page.goto(path, { timeout: 60_000 })
  await settle(page)
  let { text } = await inspect(page)
  for (let again = ''; again !== text; ) {
    await wait(1000)
    again = text
    ;({ text } = await inspect(page))
  }
  await close()
  return text
}

/** What a screen lacks of the whole one; it gets a while to be drawn. */
async function lacks(page, whole) {
  let missing = []
  for (let turn = 0; turn < 20; turn += 1) {
    const view = await inspect(page).catch(() => null)
    missing = missingLines(view?.text ?? '', whole)
    if (missing.length === 0) break
    await wait(250)
  }
  return missing
}

/** Presses Retry, or what is called so, for as long as it is offered; whether it was. */
async function retry(page) {
  const button = page.getByRole('button', { name: /Retry|Try again|Load again/ })
  let offered = false
  for (let turn = 0; turn < 6 && (await button.count()) > 0; turn += 1) {
    offered = true
    await button
      .first()
      .click({ timeout: 10_000 })
      .catch(() => {})
    await settle(page, 20_000)
  }
  return offered
}

/**
 * Does what a person does who is offered it, else opens the page again; says what is not as it was. What an address opens
 * over a screen may have been called off: it is opened by its address again.
 */
async function recover(page, { role, path }, whole) {
  if (role && isSignedOut(page)) await signInAgain(page, role)
  const offered = await retry(page)
  const missing = await lacks(page, whole)
  if (missing.length === 0) return []
  const told = (deed, lines) => [`${deed} does not bring back ${JSON.stringify(lines.slice(0, 8))}`]
  if (offered && !path.includes('?')) return told('Retry', missing)
  await page.goto(path)
  await settle(page)
  const still = await lacks(page, whole)
  return still.length > 0 ? told('opening the page again', still) : []
}

const RESTORE = '/auth/refresh-token'

/** Goes there within the page: what loads it anew asks for a session first. */
async function goWithin({ page, run }, path) {
  const restored = page.waitForResponse(
    (response) => response.url().endsWith(RESTORE) && response.request().method() === 'POST',
    { timeout: 60_000 },
  )
  await page.goto('/about', { waitUntil: 'load', timeout: 60_000 })
  await restored
  await settle(page)
  await run.backstage.expireTokens()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

export async function judgeOpening(campaign, faulty, one) {
  const { page } = faulty
  const whole = await wholeOf(campaign, one)
  faulty.begin()
  if (one.expire) await goWithin(faulty, one.path)
  else await page.goto(one.path, { waitUntil: 'load', timeout: 60_000 })
  await faulty.untilMet()
  const found = judgeView((await settle(page)).view)
  await faulty.mend()
  await settle(page)
  found.push(...(await recover(page, one, whole)))
  if (/[Cc]ould not (?:be )?load/.test((await inspect(page)).text))
    found.push('still says that it could not load')
  return found
}
