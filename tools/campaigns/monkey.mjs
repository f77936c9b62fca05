/**
 * The monkey: random walks over the built app with keyboard and pointer, while some of its calls fail at random. It
 * looks for pages that go blank, errors that nobody catches, spinners without an end, anything sent twice or elsewhere.
 * Each walk has its own chance, made of the seed and its number.
 *
 * `npm run test:long monkey`; `node tools/campaigns/monkey.mjs --seed 7 --steps 500`, `--walk 12` for one alone.
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
    at: { type: 'string', default: '3' },
    walk: { type: 'string' },
  },
})

/** Steps of one walk, in a fresh browser with fresh data. */
const WALK = 100
const WALKS = values.walk ? Number(values.walk) : Math.ceil(Number(values.steps) / WALK)
/** Steps after which a walk is looked at until nothing waits. */
const REST = 25
/** One call in so many fails. */
const FAIL_ONE_IN = 8

const wait = (ms) => new Promise((go) => setTimeout(go, ms))
const campaign = await startCampaign(Number(values.port))
const EXTENSIONS = ['submissions', 'thread', 'shop']
/** As the fault campaign's, but nobody's connection is gone for good, and what is late comes in this walk. */
const LATE_MS = 2500
const { offline: _offline, '10 s': _late, ...shared } = FAULTS
const SPOILERS = Object.values({
  ...shared,
  late: async ({ real, send }) => {
    const answer = await real()
    await wait(LATE_MS)
    await send(answer)
  },
})

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
    .map(({ element, box }) => ({
      inside: element.closest('main, [role="dialog"], [role="alertdialog"], [role="menu"]') !== null,
      x: Math.min(innerWidth - 1, Math.max(1, box.left + box.width / 2)),
      y: Math.min(innerHeight - 1, Math.max(1, box.top + box.height / 2)),
    }))
}

/** The chance of one walk. */
function chanceOf(number) {
  const random = campaign.backend.createSeededRandom(Number(values.seed) * 100_003 + number)
  return { next: random.next, pick: (list) => list[Math.floor(random.next() * list.length)] }
}

/** One thing that a restless person does; says what it was. */
async function step({ page, signInAgain }, { next, pick }, starts) {
  const turn = next()
  if (turn < 0.5) {
    const all = await page.evaluate(targets)
    // Header and footer are the same everywhere, and full of links.
    const inside = all.filter((one) => one.inside)
    const spot = pick(inside.length > 0 && next() < 0.8 ? inside : all)
    if (!spot) return 'nothing to click'
    await page.mouse.click(spot.x, spot.y, { clickCount: next() < 0.15 ? 2 : 1 })
    return `click ${Math.round(spot.x)},${Math.round(spot.y)}`
  }
  if (turn < 0.58) {
    const [x, y] = [next() * 1280, next() * 800]
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
  if (turn < 0.945) {
    await page.mouse.wheel(0, (next() - 0.4) * 1500)
    return 'wheel'
  }
  // Links lead away, most of them to pages that ask nothing, and some sign out: again and again the walk comes home.
  if (turn < 0.98) {
    const path = pick(starts)
    await signInAgain()
    await page.goto(path)
    return `go to ${path}`
  }
  if (turn < 0.99) {
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

const sum = { walks: 0, steps: 0, calls: 0, spoiled: 0, failed: 0 }

/** Lets chance spoil some of a walk's calls, by a chance of their own: steps do not wait for them. */
function spoilSome(run, number) {
  const { next, pick } = chanceOf(number + 50_000)
  run.spoil = async (_operationId, way) => {
    sum.calls += 1
    if (next() * FAIL_ONE_IN >= 1) return false
    sum.spoiled += 1
    await pick(SPOILERS)({ ...way, context: run.context })
    return true
  }
}

/** Operations that were sent twice at once, but for what only asks. */
const doubled = (run) =>
  run.doubled
    .splice(0)
    .filter((operation) => !/^(get|list|refresh)/.test(operation))
    .map((operation) => `${operation} was sent again while it was under way`)

async function walk(number) {
  const chance = chanceOf(number)
  const { pick } = chance
  const role = pick([undefined, 'client', 'admin'])
  const run = await openRun(campaign, {
    ...(role ? { role } : {}),
    extensions: pick([[], EXTENSIONS]),
    height: 800,
    colorScheme: pick(['light', 'dark']),
  })
  const { page, context } = run
  spoilSome(run, number)
  context.on('page', (other) => void other.close().catch(() => {}))
  const trail = []
  const start = pick(STARTS[role ?? 'visitor'])
  try {
    await page.goto(start, { timeout: 90_000 })
    for (let at = 0; at < WALK; at += 1) {
      sum.steps += 1
      try {
        trail.push(await step(run, chance, STARTS[role ?? 'visitor']))
      } catch (error) {
        // The page went away under the step, as when a link leads on: the next one finds the new page.
        trail.push(`(${error.message.split('\n')[0].slice(0, 60)})`)
      }
      const found = [...run.wrong.splice(0), ...doubled(run)]
      if (at % REST === REST - 1) {
        const view = await rest(page)
        found.push(...(view ? mistakes(view) : ['the page cannot be looked at']))
        if (view && view.waiting.length > 0) found.push(`waits without an end: ${view.waiting.join(', ')}`)
      }
      if (found.length > 0) {
        sum.failed += 1
        console.log(
          `FAIL walk ${number} (${role ?? 'visitor'} from ${start}, seed ${values.seed}) at ${page.url()}\n     ${[...new Set(found)].join('\n     ')}\n     after: ${trail.slice(-12).join(' · ')}`,
        )
        break
      }
    }
  } finally {
    await run.close()
  }
}

let walks = values.walk ? WALKS - 1 : 0
const until = Date.now() + Number(values.minutes) * 60_000
const told = () =>
  `${sum.steps} steps in ${sum.walks} walks, ${sum.calls} calls, ${sum.spoiled} of them spoiled`
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
report('monkey', sum.walks - sum.failed, sum.failed, `seed ${values.seed}; ${told()}`, left)
