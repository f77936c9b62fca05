/**
 * `npm test`: unit tests, the stories in a browser, then the main flows of the built app end to end, within five minutes on
 * two cores. `--all` or a part by its name (unit, stories, e2e) takes all of it: also the stories that are marked as long or
 * show a state in another frame, the contrast of every text, and every flow. `--long` adds the heavy
 * campaigns, each a part too: stories in three more orders, property tests with more runs, the built Storybook
 * (storybook), all of end to end over a real nginx in both themes (nginx), faults, monkey, lighthouse, speed, shots. What
 * follows a part is passed on: `npm run test:unit -- src/lib`, `npm run test:long faults -- --seed 7`.
 * What fails is tried once more, alone: a busy machine is no red test, but the end names it as unsteady.
 */
import { requireNode } from './nodeVersion.mjs'

requireNode()
const { spawn } = await import('node:child_process')
const { readFileSync, rmSync } = await import('node:fs')
const { availableParallelism } = await import('node:os')
const { findChromium } = await import('./chromium.mjs')
const { refuseOptions, showHelp } = await import('./options.mjs')
const { campaignOutcome, playwrightOutcome, recordNote, vitestOutcome, withSecondTry } = await import(
  './test/report.mjs'
)

const EVERYDAY = ['unit', 'stories', 'e2e']
const CAMPAIGNS = ['faults', 'monkey', 'lighthouse', 'speed', 'shots']
const PARTS = [...EVERYDAY, 'storybook', 'nginx', ...CAMPAIGNS]

const USAGE = `npm test                     unit tests, stories and the main flows of the built app
npm test -- --all            all of them
npm run test:unit|stories|e2e [-- files and options of vitest or Playwright]
npm run test:long            the same in four orders, and the campaigns
npm run test:long PART       one of ${PARTS.join(', ')}; its options follow --`

const args = process.argv.slice(2)
const long = args.includes('--long')
const [part, ...passedOn] = args.filter((arg) => !['--long', '--all'].includes(arg))
// A part's own options follow it.
if (!part) showHelp(USAGE, args)
if (part && !PARTS.includes(part))
  refuseOptions(`There is no part ${part}. The parts are ${PARTS.join(', ')}; options follow a part.`, USAGE)
const wants = (name) => !part || part === name
const wantsLong = (name) => (part ? part === name : long)

const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }
const quick = !part && !long && !args.includes('--all')
// Read by vitest.config.ts and playwright.config.ts.
if (quick) env.QUICK = '1'
else delete env.QUICK
if (part !== 'unit') env.CHROMIUM_PATH = findChromium()
if (long) Object.assign(env, { PROPERTY_RUNS: '2000', LONG: '1' })

/** Stories that show a state once more, dark or in another width: their colours and lines are judged with `--all`. */
const OTHER_FRAMES = '^(?!.*\\b(?:Dark|Mobile|Tablet|Small)\\b)'

const readRecord = () => readFileSync('ledger/seen.json', 'utf8')
const recordBefore = readRecord()
const REPORTS = 'node_modules/.cache/reports'
rmSync(REPORTS, { recursive: true, force: true })
const sum = { passed: 0, failed: [], unsteady: [] }
const times = []

/** Runs a script of Node to its end; `held` keeps what it prints until then, for what runs beside another. */
async function runNode(label, script, scriptArgs, { held = false } = {}) {
  const started = performance.now()
  const child = spawn(process.execPath, [script, ...scriptArgs], {
    stdio: ['ignore', held ? 'pipe' : 'inherit', held ? 'pipe' : 'inherit'],
    env,
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  const status = await new Promise((resolve) => child.on('close', resolve))
  process.stdout.write(Buffer.concat(said))
  times.push(`${label} ${Math.round((performance.now() - started) / 1000)} s`)
  return status === 0
}

/** Runs vitest; files with a failure run once more, and what passes then is named as unsteady. */
async function vitest(label, vitestArgs, options) {
  const script = 'node_modules/vitest/vitest.mjs'
  const run = async (title, scriptArgs) => {
    const file = `${REPORTS}/${title}.json`
    const reporters = ['default', 'json', './tools/test/outsideErrors.mjs'].map(
      (name) => `--reporter=${name}`,
    )
    const report = [...reporters, `--outputFile.json=${file}`]
    const ok = await runNode(title, script, ['run', ...scriptArgs, ...report], options)
    return { ok, ...vitestOutcome(file) }
  }
  const first = await run(label, vitestArgs)
  if (first.ok || first.files.length === 0)
    return addToSum(label, first.ok, { ...first, failed: [...first.outside, ...first.failed] })
  const again = [vitestArgs[0], ...first.files]
  const second = await run(`${label}, once more`, again)
  addToSum(label, second.ok, withSecondTry(first, second))
}

/** Runs Playwright, with a second try; `dir` stands in front of the names of its files. */
async function playwright(label, playwrightArgs, dir) {
  const file = `${REPORTS}/${label}.json`
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = file
  const script = 'node_modules/@playwright/test/cli.js'
  const ok = await runNode(label, script, ['test', ...playwrightArgs, '--retries=1', '--reporter=list,json'])
  const { passed, failed, unsteady } = playwrightOutcome(file, dir)
  addToSum(label, ok, { passed: passed + unsteady.length, failed, unsteady })
}

/** The stories, shared among as many browsers as there are cores for: judging a page takes one core alone. */
async function stories(label, vitestArgs) {
  // A few files cannot be shared out.
  const shards = vitestArgs.some((arg) => !arg.startsWith('--')) ? 1 : Math.min(4, availableParallelism())
  await Promise.all(
    Array.from({ length: shards }, (_, at) =>
      vitest(
        shards > 1 ? `${label} ${at + 1} of ${shards}` : label,
        [
          ...['--project=stories', `--shard=${at + 1}/${shards}`, ...vitestArgs],
          ...(quick ? [`--testNamePattern=${OTHER_FRAMES}`] : []),
        ],
        { held: at > 0 },
      ),
    ),
  )
}

function addToSum(label, ok, { passed, failed, unsteady }) {
  sum.passed += passed
  sum.failed.push(...failed)
  sum.unsteady.push(...unsteady)
  if (!ok && failed.length === 0) sum.failed.push(`${label} did not come to its end`)
}

// One fewer than there are cores is Vitest's own choice: half of a small machine.
if (wants('unit'))
  await vitest('unit', ['--project=unit', `--maxWorkers=${availableParallelism()}`, ...passedOn])
if (wants('stories')) {
  for (const order of long ? ['1', '2', '3', '4'] : ['']) {
    await stories(order ? `stories, order ${order}` : 'stories', [
      ...(order ? [`--sequence.seed=${order}`] : []),
      ...passedOn,
    ])
  }
}

let building = null
/** Builds the site, once for all parts that need it; whether that went well. */
function built() {
  building ??= runNode('build', 'tools/build.mjs', [])
  return building
}

async function endToEnd(label, host) {
  env.SITE_HOST = host
  if (await built()) await playwright(label, passedOn, 'e2e')
  else addToSum('build', false, { passed: 0, failed: [], unsteady: [] })
}

if (wants('e2e')) await endToEnd('end to end', 'preview')
let buildingStorybook = null
/** Builds Storybook, once for all parts that need it; whether that went well. */
function storybookBuilt() {
  buildingStorybook ??= runNode('build of Storybook', 'node_modules/storybook/dist/bin/dispatcher.js', [
    ...['build', '-o', 'storybook-static', '--disable-telemetry', '--quiet'],
  ])
  return buildingStorybook
}

if (wantsLong('storybook')) {
  if (await storybookBuilt())
    await playwright('Storybook', ['--config=playwright.storybook.config.ts', ...passedOn], 'e2e/storybook')
  else addToSum('build of Storybook', false, { passed: 0, failed: [], unsteady: [] })
}
if (wantsLong('nginx')) await endToEnd('nginx', 'nginx')
/** A campaign says what its options are without the site being built. */
if (CAMPAIGNS.includes(part) && passedOn.includes('--help')) {
  await runNode(part, part === 'shots' ? 'tools/shots.mjs' : `tools/campaigns/${part}.mjs`, ['--help'])
  process.exit(0)
}
for (const campaign of CAMPAIGNS) {
  if (!wantsLong(campaign)) continue
  const ok =
    campaign === 'shots'
      ? (await storybookBuilt()) &&
        (await runNode('shots', 'tools/shots.mjs', ['--no-build', '--twice', ...passedOn]))
      : (await built()) && (await runNode(campaign, `tools/campaigns/${campaign}.mjs`, passedOn))
  addToSum(campaign, ok, campaignOutcome(`${REPORTS}/${campaign}.json`, campaign))
}

console.log(`\n${times.join(' · ')}`)
for (const name of sum.unsteady) console.log(`unsteady, passed at the second try: ${name}`)
for (const name of sum.failed) console.log(`failed: ${name}`)
console.log(`${sum.passed} passed, ${sum.failed.length} failed`)
const note = recordNote(recordBefore, readRecord(), sum.failed)
if (note) console.log(note)
if (quick) console.log('The long stories, contrast and the other flows: npm test -- --all.')
process.exit(sum.failed.length > 0 ? 1 : 0)
