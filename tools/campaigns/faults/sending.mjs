/** Something that is sent and goes wrong: nothing written is lost, it is done once, and goes when the fault is over. */
import { inspect } from '../inspect.mjs'
import { NO_FAULT } from './faultyRun.mjs'
import { PATIENCE_MS, settle, wait } from './look.mjs'
import { isSignedOut, signInAgain } from './signedOut.mjs'

/** What a press is to do. */
const effectOf = ({ operation, effect = operation }) => effect

/** Presses as somebody impatient does: twice with the pointer, once more by Enter. */
async function pressImpatiently(faulty, one) {
  const { page, run } = faulty
  const { send, once, fault } = one
  run.deeds.press()
  if (once) return send(page).click({ timeout: 20_000 })
  const quick = fault === NO_FAULT
  // The next presses meet the very button, not the next row's, which comes into its place where the answer was quicker.
  const button = await send(page).elementHandle({ timeout: 20_000 })
  await button.click({ timeout: 20_000 })
  for (let turn = 0; quick && turn < 60 && run.deeds.effects(effectOf(one)) === 0; turn += 1) await wait(50)
  await button.click({ timeout: 400, force: true, noWaitAfter: true }).catch(() => {})
  await button.press('Enter', { timeout: 400, noWaitAfter: true }).catch(() => {})
}

/** Whether what was written has to stand there still: logging out loses everything on purpose. */
const keeps = ({ operation }) => operation !== 'logOut'

/** What was written and is nowhere to be seen. */
function lost(view, { texts = [], shown = [] }) {
  const gone = [
    ...texts.filter((text) => !view.typed.includes(text)),
    ...shown.filter((text) => !view.text.includes(text)),
  ]
  return gone.length > 0 ? [`lost ${JSON.stringify(gone)}`] : []
}

/** How often one press was carried out: whatever the answers say, a person wants it once. */
function judgeEffects({ run }, one) {
  const effects = run.deeds.effects(effectOf(one))
  return effects > 1 ? [`one press was carried out ${effects} times`] : []
}

/**
 * Whether a person was told of what no press has done, and has lost the words for it. Logging out is done in the browser,
 * whatever the server says; words that stood there before the press tell nothing.
 */
function judgeTold({ run }, one, told) {
  const lies = told && one.operation !== 'logOut' && !run.deeds.wasDone(effectOf(one))
  return lies ? ['says that it is done, though nothing was'] : []
}

/** The fault is over: the person presses once more, and it is done. */
async function sendAgain(faulty, one, stood) {
  const { page, run } = faulty
  const { again = one.send } = one
  if (one.refill) await one.fill(page)
  run.deeds.press()
  await again(page).click({ timeout: 20_000 })
  await wait(300)
  const { seen } = await settle(page, PATIENCE_MS, one.done)
  const done = seen || one.done.test((await inspect(page)).text)
  return [
    ...(done ? [] : ['does not come back when the fault is over']),
    ...judgeTold(faulty, one, done && !stood),
    ...judgeEffects(faulty, one),
  ]
}

export async function judgeSending(_campaign, faulty, one) {
  const { page, run } = faulty
  await page.goto(one.path, { waitUntil: 'load', timeout: 60_000 })
  await settle(page)
  await one.fill(page)
  const stood = one.done.test((await inspect(page)).text)
  if (one.expire) await run.backstage.expireTokens()
  let pressed = () => {}
  faulty.begin(
    new Promise((resolve) => {
      pressed = resolve
    }),
  )
  await pressImpatiently(faulty, one).finally(pressed)
  await faulty.untilMet()
  const { view, seen } = await settle(page, PATIENCE_MS, one.done)
  const found = judgeEffects(faulty, one)
  // The presses that came after the answer may have changed what it had said.
  if (one.fault === NO_FAULT)
    return run.deeds.effects(effectOf(one)) > 0 ? found : [...found, 'is not done, though nothing went wrong']
  found.push(...judgeTold(faulty, one, seen && !stood))
  const open = !seen && keeps(one)
  // A refresh that fails signs out, unless the device is offline or the answer only late.
  const out = open && one.expire && isSignedOut(page)
  if (view && open && !out) found.push(...lost(view, one))
  await faulty.mend()
  if (out) found.push(...lost((await signInAgain(page, one.role)).view, one))
  if (open) found.push(...(await sendAgain(faulty, one, stood)))
  return found
}
