/**
 * The fault campaign: every operation × every fault × every screen that uses it, on the built app in a browser. A
 * person then never sees a blank page, an error that nobody caught, a spinner without an end, loses a text or sends
 * something twice; and when the fault is over, the screen comes back.
 *
 * `npm run test:long faults`; `node tools/campaigns/faults.mjs --seed 7 --only approveWork,sendMessage --fault offline
 * --sample 20`; `--extensions`: their screens alone.
 */
import { parseArgs } from 'node:util'
import { CASES } from './cases.mjs'
import { inspect, mistakes } from './inspect.mjs'
import { FAULTS } from './spoilers.mjs'
import { openRun, startCampaign } from './stage.mjs'
import { report } from './tally.mjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    fault: { type: 'string' },
    extensions: { type: 'boolean', default: false },
    sample: { type: 'string' },
    port: { type: 'string', default: '4191' },
    at: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '600' },
  },
})

const campaign = await startCampaign(Number(values.port))
const random = campaign.backend.createSeededRandom(Number(values.seed))
const wait = (ms) => new Promise((go) => setTimeout(go, ms))

const runs = CASES.filter(({ operation }) => !values.only || values.only.split(',').includes(operation))
  .filter(({ extensions }) => !values.extensions || extensions)
  .flatMap((one) => Object.keys(FAULTS).map((fault) => ({ ...one, fault })))
  .filter(({ fault }) => !values.fault || fault === values.fault)
  .map((one) => ({ one, turn: random.next() }))
  .sort((a, b) => a.turn - b.turn)
  .map(({ one }) => one)
  .slice(0, values.sample ? Number(values.sample) : undefined)

/** Looks until nothing waits any more, at most `ms`; notes whether words were seen on the way. */
async function settle(page, ms, words) {
  const until = Date.now() + ms
  let seen = false
  let view = null
  for (let calm = 0; Date.now() < until && calm < 4; await wait(150)) {
    view = await inspect(page).catch(() => null)
    if (words && view && words.test(view.text)) seen = true
    calm = view && view.waiting.length === 0 && view.headings > 0 ? calm + 1 : 0
  }
  return { view, seen }
}

/** Sends as somebody impatient does: twice with the pointer, once more by Enter. */
async function sendImpatiently(page, { send, once }) {
  const button = send(page)
  await button.click({ clickCount: 1, timeout: 20_000 })
  if (once) return
  await button.click({ timeout: 400, force: true, noWaitAfter: true }).catch(() => {})
  await button.press('Enter', { timeout: 400, noWaitAfter: true }).catch(() => {})
}

async function judge(one) {
  const { operation, fault, path, role, fill, texts = [], shown = [], done } = one
  // A refresh that fails signs out, unless the device is offline or the answer only late: then nothing is lost. Logging out
  // loses everything on purpose.
  const stays = operation !== 'logOut' && (!one.expire || ['offline', '10 s'].includes(fault))
  const run = await openRun(campaign, { role, extensions: one.extensions })
  const { page, context } = run
  const found = []
  let faulty = !fill
  let broken = 0
  run.spoil = async (operationId, way) => {
    if (!faulty || operationId !== operation) return false
    broken += 1
    await FAULTS[fault]({ ...way, context })
    return true
  }
  /** What still waits by then waits for ever; on a busy machine everything takes longer. */
  const patience = 30_000
  try {
    await page.goto(path, { waitUntil: 'load', timeout: 60_000 })
    if (fill) {
      await settle(page, 30_000)
      await fill(page)
      if (one.expire) await run.backstage.expireTokens()
      faulty = true
      await sendImpatiently(page, one)
      // What waits for a sign-in, say, is asked a while later.
      for (let turn = 0; turn < 100 && broken === 0; turn += 1) await wait(150)
      await wait(fault === '10 s' ? 10_400 : 500)
      const { view, seen } = await settle(page, patience, done)
      // A second try after a failure is what a person wants; one beside the first is a double submit.
      if (run.doubled.includes(operation)) found.push('sent again while it was under way')
      if (view) {
        const lost = texts.filter((text) => !view.typed.includes(text))
        const gone = shown.filter((text) => !view.text.includes(text))
        if (!seen && stays && lost.length + gone.length > 0)
          found.push(`lost ${JSON.stringify([...lost, ...gone])}`)
      }
      await mend()
      if (!seen && stays) {
        const { again = one.send } = one
        if (one.once && operation !== 'setProductActive' && !one.again) await fill(page)
        await again(page).click({ timeout: 20_000 })
        await wait(300)
        if (!(await settle(page, 30_000, done)).seen && !done.test((await inspect(page)).text))
          found.push('does not come back when the fault is over')
      }
    } else {
      for (let turn = 0; turn < 200 && broken === 0; turn += 1) await wait(150)
      await wait(fault === '10 s' ? 10_300 : 500)
      const { view } = await settle(page, patience)
      found.push(...judgeView(view))
      await mend()
      // As a person does who is offered it, else by loading the page again.
      const retry = page.getByRole('button', { name: /Retry|Try again|Load again/ })
      for (let turn = 0; turn < 6 && (await retry.count()) > 0; turn += 1) {
        await retry
          .first()
          .click({ timeout: 10_000 })
          .catch(() => {})
        await settle(page, 20_000)
      }
      if (/[Cc]ould not (?:be )?load/.test((await inspect(page)).text))
        found.push('Retry does not bring it back')
    }
    if (broken === 0) found.push(`${operation} was not asked`)
    found.push(...judgeView((await settle(page, patience)).view))
  } catch (error) {
    found.push(`stuck: ${error.message.split('\n')[0]}`)
  }
  async function mend() {
    faulty = false
    await context.setOffline(false)
    // What waited for the network loads now.
    await wait(fault === 'offline' ? 1500 : 150)
  }
  found.push(...run.wrong)
  await run.close()
  return [...new Set(found)]
}

function judgeView(view) {
  if (!view) return ['the page cannot be looked at']
  return [
    ...mistakes(view),
    ...(view.waiting.length > 0 ? [`waits without an end: ${view.waiting.join(', ')}`] : []),
  ]
}

const failures = []
const until = Date.now() + Number(values.minutes) * 60_000
let done = 0
async function work() {
  for (let one = runs.shift(); one && Date.now() < until; one = runs.shift()) {
    const found = await judge(one)
    done += 1
    if (found.length > 0) {
      const name = `${one.operation} × ${one.fault} at ${one.path}${one.role ? ` as ${one.role}` : ''}`
      failures.push(name)
      console.log(`FAIL ${name}\n     ${found.join('\n     ')}`)
    }
    if (done % 50 === 0) console.log(`${done} done, ${runs.length} to go, ${failures.length} failed`)
  }
}
await Promise.all(Array.from({ length: Number(values.at) }, work))
await campaign.stop()
report(
  'faults',
  done - failures.length,
  failures.length,
  `seed ${values.seed}; ${done} of the ${CASES.length * Object.keys(FAULTS).length} there are`,
  runs.length,
)
