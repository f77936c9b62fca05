/**
 * The monkey: random walks over the built app with keyboard and pointer, while some of its calls fail at random. It
 * looks for pages that go blank, errors that nobody catches, spinners without an end, and anything sent elsewhere.
 *
 * `npm run test:long monkey`; `node tools/campaigns/monkey.mjs --seed 7 --steps 500`.
 */
import { parseArgs } from 'node:util'
import { inspect, mistakes } from './inspect.mjs'
import { FAULTS } from './spoilers.mjs'
import { openRun, startCampaign } from './stage.mjs'
import { report } from './tally.mjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '10000' },
    port: { type: 'string', default: '4192' },
    minutes: { type: 'string', default: '600' },
  },
})

const STEPS = Number(values.steps)
/** Steps of one walk, in a fresh browser with fresh data. */
const WALK = 250
/** Steps after which a walk is looked at until nothing waits. */
const REST = 25
/** One call in so many fails. */
const FAIL_ONE_IN = 8

const wait = (ms) => new Promise((go) => setTimeout(go, ms))
const campaign = await startCampaign(Number(values.port))
const random = campaign.backend.createSeededRandom(Number(values.seed))
const pick = (list) => list[Math.floor(random.next() * list.length)]

const STARTS = {
  visitor: [
    '/',
    '/services',
    '/work',
    '/contact',
    '/logodesign',
    '/login',
    '/register',
    '/projects/all',
    '/newsletter',
  ],
  client: ['/dashboard', '/favorites', '/cart', '/my-projects', '/'],
  admin: ['/admin', '/admin?do=upload', '/admin?do=product', '/dashboard', '/work'],
}
const WORDS = [
  'Thursday at nine.',
  '19.50',
  'maya@harborcafe.example',
  'x',
  '  ',
  '<b>"\'&',
  '日本語 🖨',
  'Harbor-2026!',
]
const KEYS = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'ArrowLeft',
  'Home',
  'End',
  'PageDown',
  'Backspace',
]

/** Runs in the page: where something can be operated, in sight. */
function targets() {
  return [
    ...document.querySelectorAll(
      'a[href], button, input, textarea, select, summary, [role="tab"], [role="radio"], [role="switch"], [role="option"], [role^="menuitem"], [role="combobox"]',
    ),
  ]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(
      ({ element, box }) =>
        box.width > 0 &&
        box.height > 0 &&
        box.top < innerHeight &&
        box.bottom > 0 &&
        box.left < innerWidth &&
        box.right > 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !/^(mailto|tel):/.test(element.getAttribute('href') ?? '') &&
        element.getAttribute('type') !== 'file',
    )
    .map(({ box }) => ({
      x: Math.min(innerWidth - 1, Math.max(1, box.left + box.width / 2)),
      y: Math.min(innerHeight - 1, Math.max(1, box.top + box.height / 2)),
    }))
}

/** One thing that a restless person does; says what it was. */
async function step(page) {
  const turn = random.next()
  if (turn < 0.5) {
    const spot = pick(await page.evaluate(targets))
    if (!spot) return 'nothing to click'
    await page.mouse.click(spot.x, spot.y, { clickCount: random.next() < 0.15 ? 2 : 1 })
    return `click ${Math.round(spot.x)},${Math.round(spot.y)}`
  }
  if (turn < 0.58) {
    const [x, y] = [random.next() * 1280, random.next() * 800]
    await page.mouse.click(x, y)
    return `click ${Math.round(x)},${Math.round(y)} anywhere`
  }
  if (turn < 0.84) {
    const key = pick(KEYS)
    await page.keyboard.press(key)
    return key
  }
  if (turn < 0.93) {
    const words = pick(WORDS)
    await page.keyboard.insertText(words)
    return `type ${JSON.stringify(words)}`
  }
  if (turn < 0.97) {
    await page.mouse.wheel(0, (random.next() - 0.4) * 1500)
    return 'wheel'
  }
  if (turn < 0.985) {
    // Not beyond the page that the walk began with.
    await page.evaluate(() => window.navigation?.canGoBack && history.back())
    return 'back'
  }
  const size = pick([
    [390, 800],
    [1280, 800],
    [768, 900],
  ])
  await page.setViewportSize({ width: size[0], height: size[1] })
  return `resize ${size[0]}`
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

let taken = 0
let calls = 0
let spoiled = 0
const failures = []

async function walk(number) {
  const role = pick([undefined, 'client', 'admin'])
  const run = await openRun(campaign, {
    ...(role ? { role } : {}),
    height: 800,
    colorScheme: pick(['light', 'dark']),
  })
  const { page, context } = run
  const faults = Object.keys(FAULTS).filter((name) => name !== 'offline')
  run.spoil = async (_operationId, way) => {
    calls += 1
    if (random.next() * FAIL_ONE_IN >= 1) return false
    spoiled += 1
    await FAULTS[pick(faults)]({ ...way, context })
    return true
  }
  context.on('page', (other) => void other.close().catch(() => {}))
  const trail = []
  const start = pick(STARTS[role ?? 'visitor'])
  await page.goto(start)
  for (let at = 0; at < WALK && taken < STEPS; at += 1) {
    taken += 1
    try {
      trail.push(await step(page))
    } catch (error) {
      // The page went away under the step, as when a link leads on: the next one finds the new page.
      trail.push(`(${error.message.split('\n')[0].slice(0, 60)})`)
    }
    const resting = at % REST === REST - 1
    const found = [...run.wrong.splice(0)]
    if (resting) {
      const view = await rest(page)
      found.push(...(view ? mistakes(view) : ['the page cannot be looked at']))
      if (view && view.waiting.length > 0) found.push(`waits without an end: ${view.waiting.join(', ')}`)
    }
    if (found.length > 0) {
      failures.push(number)
      console.log(
        `FAIL walk ${number} (${role ?? 'visitor'} from ${start}, seed ${values.seed}) at ${page.url()}\n     ${[...new Set(found)].join('\n     ')}\n     after: ${trail.slice(-8).join(' · ')}`,
      )
      break
    }
  }
  await run.close()
}

let walks = 0
const until = Date.now() + Number(values.minutes) * 60_000
while (taken < STEPS && Date.now() < until) {
  walks += 1
  await walk(walks)
  if (walks % 10 === 0)
    console.log(`${taken} steps, ${calls} calls, ${spoiled} of them spoiled, ${failures.length} failures`)
}
await campaign.stop()
report(
  'monkey',
  walks - failures.length,
  failures.length,
  `seed ${values.seed}; ${taken} steps in ${walks} walks, ${calls} calls, ${spoiled} spoiled`,
)
