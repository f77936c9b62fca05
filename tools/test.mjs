/**
 * `npm test`: unit tests, every story in a browser, then the built app end to end. One argument picks a part:
 * unit, stories, e2e. `--long` adds the heavy campaigns, each a part too: stories in three more orders, property tests
 * with more runs, the built Storybook, all of end to end over a real nginx in both themes, faults, monkey, lighthouse, speed.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { findChromium } from './chromium.mjs'

const args = process.argv.slice(2)
const long = args.includes('--long')
const part = args.find((arg) => !arg.startsWith('--'))
const wants = (name) => !part || part === name
const wantsLong = (name) => (part ? part === name : long)

const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }
if (part !== 'unit') env.CHROMIUM_PATH = findChromium()
if (long) Object.assign(env, { PROPERTY_RUNS: '2000', LONG: '1' })

const REPORTS = 'node_modules/.cache/reports'
rmSync(REPORTS, { recursive: true, force: true })
const sum = { passed: 0, failed: 0 }
const times = []

/** Runs a script to its end; `later` keeps what it says until then, for what runs beside another. */
async function node(label, script, scriptArgs, later = false) {
  const started = performance.now()
  const child = spawn(process.execPath, [script, ...scriptArgs], {
    stdio: ['ignore', later ? 'pipe' : 'inherit', later ? 'pipe' : 'inherit'],
    env,
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  const status = await new Promise((resolve) => child.on('close', resolve))
  process.stdout.write(Buffer.concat(said))
  times.push(`${label} ${Math.round((performance.now() - started) / 1000)} s`)
  return status === 0
}

async function vitest(label, more, later = false) {
  const file = `${REPORTS}/${label}.json`
  const script = 'node_modules/vitest/vitest.mjs'
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = await node(label, script, ['run', ...more, ...report], later)
  const { numPassedTests = 0, numFailedTests = 0 } = read(file)
  count(numPassedTests, numFailedTests, ok)
}

/** The stories, shared among as many browsers as there are cores for: judging a page takes one core alone. */
async function stories(label, more) {
  const shards = availableParallelism() < 2 ? 1 : 2
  await Promise.all(
    Array.from({ length: shards }, (_, at) =>
      vitest(
        shards > 1 ? `${label} ${at + 1} of ${shards}` : label,
        ['--project=stories', `--shard=${at + 1}/${shards}`, ...more],
        at > 0,
      ),
    ),
  )
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function count(passed, failed, ok) {
  sum.passed += passed
  sum.failed += ok ? failed : Math.max(1, failed)
}

if (wants('unit')) await vitest('unit', ['--project=unit'])
if (wants('stories')) {
  for (const order of long ? ['1', '2', '3', '4'] : ['']) {
    await stories(`stories${order}`, order ? [`--sequence.seed=${order}`] : [])
  }
}

/** Builds the site, once for all parts that need it. */
let building = null
function built() {
  building ??= node('build', 'tools/build.mjs', [])
  return building
}

async function endToEnd(label, host) {
  const file = `${REPORTS}/${label}.json`
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = file
  env.SITE_HOST = host
  const ok =
    (await built()) &&
    (await node(label, 'node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json']))
  const { expected = 0, unexpected = 0, flaky = 0 } = read(file).stats ?? {}
  count(expected, unexpected + flaky, ok)
}

if (wants('e2e')) await endToEnd('end to end', 'preview')
if (wantsLong('storybook')) {
  const file = `${REPORTS}/storybook.json`
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = file
  const playwright = 'node_modules/@playwright/test/cli.js'
  const ok =
    (await node('build of Storybook', 'node_modules/storybook/dist/bin/dispatcher.js', [
      ...['build', '-o', 'storybook-static', '--disable-telemetry', '--quiet'],
    ])) &&
    (await node('Storybook', playwright, [
      ...['test', '--config=playwright.storybook.config.ts', '--reporter=list,json'],
    ]))
  const { expected = 0, unexpected = 0, flaky = 0 } = read(file).stats ?? {}
  count(expected, unexpected + flaky, ok)
}
if (wantsLong('nginx')) await endToEnd('nginx', 'nginx')
for (const campaign of ['faults', 'monkey', 'lighthouse', 'speed']) {
  if (!wantsLong(campaign)) continue
  const ok = (await built()) && (await node(campaign, `tools/campaigns/${campaign}.mjs`, []))
  const { passed = 0, failed = 0 } = read(`${REPORTS}/${campaign}.json`)
  count(passed, failed, ok)
}

console.log(`\n${times.join(' · ')}`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed > 0 ? 1 : 0)
