/**
 * The fault campaign: every operation × every fault × every screen that uses it, on the built app in a browser. A
 * person then never sees a blank page, an error that nobody caught, a spinner without an end, loses a text or has
 * something done twice; and when the fault is over, the screen is as whole as one that never failed.
 *
 * `npm run test:long faults`; `node tools/campaigns/faults.mjs --seed 7 --only approveWork,sendMessage --fault offline
 * --sample 20`; `--extensions`: their screens alone.
 */
import { readOptions } from '../options.mjs'
import { CASES } from './cases.mjs'
import { NO_FAULT, openFaulty } from './faults/faultyRun.mjs'
import { judgeLeaving } from './faults/leaving.mjs'
import { judgeView, settle } from './faults/look.mjs'
import { judgeOpening } from './faults/opening.mjs'
import { judgeSending } from './faults/sending.mjs'
import { FAULTS } from './spoilers.mjs'
import { startCampaign } from './stage.mjs'
import { report } from './tally.mjs'

const USAGE = `npm run test:long faults -- [options]

Every operation × every fault × every screen that uses it, on the built app in a browser.

  --seed NUMBER      of the order they are taken in (1)
  --only NAMES       operations, with commas
  --fault NAME       one fault
  --extensions       the screens of the extensions alone
  --sample NUMBER    how many of them
  --minutes NUMBER   ends after that, and says how many were left (600)
  --at NUMBER        how many at a time (3)
  --port NUMBER      of the site (4191)`

const { values } = readOptions(USAGE, {
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

/**
 * What a provider answers is a page of its own, which the app never reads: there is no JSON to spoil. Without a network
 * the browser's own page stands in its place, as after a reset.
 */
const OF_LEAVING = ['HTML 500', '10 s', 'reset']
/** A screen that opens without a fault is what all others are compared with. */
function faultsOf({ leaves, fill }) {
  if (leaves) return OF_LEAVING
  return fill ? [NO_FAULT, ...Object.keys(FAULTS)] : Object.keys(FAULTS)
}
const all = CASES.flatMap((one) => faultsOf(one).map((fault) => ({ ...one, fault })))
const runs = all
  .filter(({ operation }) => !values.only || values.only.split(',').includes(operation))
  .filter(({ extensions }) => !values.extensions || extensions)
  .filter(({ fault }) => !values.fault || fault === values.fault)
  .map((one) => ({ one, turn: random.next() }))
  .sort((a, b) => a.turn - b.turn)
  .map(({ one }) => one)
  .slice(0, values.sample ? Number(values.sample) : undefined)

const judgeOf = ({ leaves, fill }) => (leaves ? judgeLeaving : fill ? judgeSending : judgeOpening)

async function judge(one) {
  const faulty = await openFaulty(campaign, one)
  const found = []
  try {
    found.push(...(await judgeOf(one)(campaign, faulty, one)))
    if (faulty.met === 0) found.push(`${one.operation} was not asked`)
    found.push(...judgeView((await settle(faulty.page)).view))
  } catch (error) {
    found.push(`stuck: ${error.message.split('\n')[0]}`)
  }
  found.push(...faulty.run.wrong)
  await faulty.run.close()
  return [...new Set(found)]
}

const failures = []
function fail(name, found) {
  failures.push(name)
  console.log(`FAIL ${name}\n     ${found.join('\n     ')}`)
}

const tried = new Set(CASES.map(({ operation }) => operation))
const untried = campaign.backend.operations
  .map(({ operationId }) => operationId)
  .filter((operation) => !tried.has(operation))
if (untried.length > 0) fail('the list of cases', [`has none for ${untried.join(', ')}`])

const until = Date.now() + Number(values.minutes) * 60_000
let done = 0
async function work() {
  for (let one = runs.shift(); one && Date.now() < until; one = runs.shift()) {
    const found = await judge(one)
    done += 1
    if (found.length > 0)
      fail(`${one.operation} × ${one.fault} at ${one.path}${one.role ? ` as ${one.role}` : ''}`, found)
    if (done % 50 === 0) console.log(`${done} done, ${runs.length} to go, ${failures.length} failed`)
  }
}
await Promise.all(Array.from({ length: Number(values.at) }, work))
await campaign.stop()
console.log(
  `A social sign-in is tried with ${OF_LEAVING.join(', ')} alone: its answer is a page that the app never reads.`,
)
report('faults', {
  passed: done - failures.length,
  failed: failures.length,
  left: runs.length,
  more: `seed ${values.seed}; ${done} of the ${all.length} there are`,
})
