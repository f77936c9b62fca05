/**
 * The monkey: random walks over the built app with keyboard and pointer, while some of its calls fail at random, and
 * without any connection now and then. It looks for pages that go blank, errors that nobody catches, spinners without an
 * end, texts that are lost, anything sent or done twice, or sent elsewhere. Each walk has its own chance, made of the seed
 * and its number.
 *
 * `npm run test:long monkey`; `node tools/campaigns/monkey.mjs --seed 7 --steps 500`, `--walk 12` for one alone.
 */
import { readOptions } from '../options.mjs'
import { inspect, mistakes } from './inspect.mjs'
import { createConnection } from './monkey/connection.mjs'
import { MARK } from './monkey/fields.mjs'
import { giveBack } from './monkey/giveBack.mjs'
import { STARTS, step } from './monkey/steps.mjs'
import { watchTexts } from './monkey/texts.mjs'
import { openRun, startCampaign } from './stage.mjs'
import { report } from './tally.mjs'

const USAGE = `npm run test:long monkey -- [options]

Random walks over the built app with keyboard and pointer, while some of its calls fail.

  --seed NUMBER      of all walks (1)
  --steps NUMBER     in all (10000)
  --walk NUMBER      one walk alone
  --minutes NUMBER   ends after that, and says how many were left (600)
  --at NUMBER        how many at a time (3)
  --port NUMBER      of the site (4192)`

const { values } = readOptions(USAGE, {
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '10000' },
    port: { type: 'string', default: '4192' },
    minutes: { type: 'string', default: '600' },
    at: { type: 'string', default: '3' },
    walk: { type: 'string' },
  },
})

/** Steps of one walk, in a fresh browser with fresh data. */
const WALK = 100
const WALKS = values.walk ? Number(values.walk) : Math.ceil(Number(values.steps) / WALK)
/** Steps after which a walk is looked at until nothing waits. */
const REST = 25

const wait = (ms) => new Promise((go) => setTimeout(go, ms))
const campaign = await startCampaign(Number(values.port))

const EXTENSIONS = ['submissions', 'thread', 'shop']

/** The chance of one walk. */
function chanceOf(number) {
  const random = campaign.backend.createSeededRandom(Number(values.seed) * 100_003 + number)
  return { next: random.next, pick: (list) => list[Math.floor(random.next() * list.length)] }
}

async function rest(page) {
  let view = null
  for (let turn = 0; turn < 120; turn += 1) {
    view = await inspect(page).catch(() => null)
    if (view && view.waiting.length === 0 && view.headings > 0) return view
    await wait(250)
  }
  return view
}

const sum = {
  walks: 0,
  steps: 0,
  calls: 0,
  spoiled: 0,
  offline: 0,
  written: 0,
  forms: 0,
  givenBack: 0,
  failed: 0,
}

async function walk(number) {
  const chance = chanceOf(number)
  const { pick } = chance
  const role = pick([undefined, 'client', 'admin'])
  const run = await openRun(campaign, {
    ...(role ? { role } : {}),
    extensions: pick([[], EXTENSIONS]),
    height: 800,
    colorScheme: pick(['light', 'dark']),
    // Every text of a walk is unlike all others.
    unique: MARK,
  })
  const { page, context } = run
  const texts = await watchTexts(run)
  const connection = createConnection(run, {
    sum,
    calls: chanceOf(number + 50_000),
    stretches: chanceOf(number + 80_000),
    accepted: texts.accepted,
  })
  context.on('page', (other) => void other.close().catch(() => {}))
  const trail = []
  const starts = STARTS[role ?? 'visitor']
  const start = pick(starts)
  /** Says what is wrong; whether anything is. */
  const tell = (found) => {
    if (found.length === 0) return false
    sum.failed += 1
    console.log(
      `FAIL walk ${number} (${role ?? 'visitor'} from ${start}, seed ${values.seed}) at ${page.url()}\n     ${[...new Set(found)].join('\n     ')}\n     after: ${trail.slice(-12).join(' · ')}`,
    )
    return true
  }
  const wrong = () => connection.tolerate(run.wrong.splice(0))
  try {
    await page.goto(start, { timeout: 90_000 })
    for (let at = 0; at < WALK; at += 1) {
      sum.steps += 1
      const resting = at % REST === REST - 1
      try {
        const change = await connection.turn()
        if (change) trail.push(change)
        run.deeds.press()
        trail.push(await step(run, chance, { starts, texts, offline: connection.offline }))
        if (resting) await connection.back()
        const again = await connection.leaveErrorPage(start)
        if (again) trail.push(again)
      } catch (error) {
        // The page went away under the step, as when a link leads on: the next one finds the new page.
        trail.push(`(${error.message.split('\n')[0].slice(0, 60)})`)
      }
      const found = [...wrong(), ...(await texts.judge())]
      if (resting) {
        const view = await rest(page)
        found.push(...(view ? mistakes(view) : ['the page cannot be looked at']))
        if (view && view.waiting.length > 0) found.push(`waits without an end: ${view.waiting.join(', ')}`)
        found.push(...(await texts.judge(true)))
      }
      if (tell(found)) return
    }
    await connection.mend()
    tell([...(await giveBack(run, texts, sum)), ...wrong()])
  } finally {
    sum.written += texts.count.written
    await run.close()
  }
}

let walks = values.walk ? WALKS - 1 : 0
const until = Date.now() + Number(values.minutes) * 60_000
const told = () =>
  `${sum.steps} steps in ${sum.walks} walks, ${sum.offline} of them offline; ${sum.calls} calls, ${sum.spoiled} of them spoiled; ${sum.written} texts, ${sum.givenBack} of ${sum.forms} forms gave theirs back`
async function wander() {
  while (walks < WALKS && Date.now() < until) {
    walks += 1
    const number = walks
    await walk(number).catch((error) => {
      sum.failed += 1
      console.log(`FAIL walk ${number} (seed ${values.seed}) broke off: ${error.message.split('\n')[0]}`)
    })
    sum.walks += 1
    if (sum.walks % 10 === 0) console.log(`${told()}, ${sum.failed} failures`)
  }
}
await Promise.all(Array.from({ length: Number(values.at) }, wander))
await campaign.stop()
const left = values.walk ? 0 : WALKS - sum.walks
report('monkey', {
  passed: sum.walks - sum.failed,
  failed: sum.failed,
  left,
  more: `seed ${values.seed}; ${told()}`,
})
