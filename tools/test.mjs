/**
 * `npm test`: unit tests, every story in a browser, then the built app end to end. One argument picks a part:
 * unit, stories, e2e. `--long` adds the heavy campaigns: stories in three more orders, property tests with more runs.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { findChromium } from './chromium.mjs'

const args = process.argv.slice(2)
const long = args.includes('--long')
const part = args.find((arg) => !arg.startsWith('--'))
const wants = (name) => !part || part === name

const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }
if (part !== 'unit') env.CHROMIUM_PATH = findChromium()
if (long) env.PROPERTY_RUNS = '2000'

const REPORTS = 'node_modules/.cache/reports'
rmSync(REPORTS, { recursive: true, force: true })
const sum = { passed: 0, failed: 0 }
const times = []

function node(label, script, scriptArgs) {
  const started = performance.now()
  const { status } = spawnSync(process.execPath, [script, ...scriptArgs], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  })
  times.push(`${label} ${Math.round((performance.now() - started) / 1000)} s`)
  return status === 0
}

function vitest(label, ...more) {
  const file = `${REPORTS}/${label}.json`
  const ok = node(label, 'node_modules/vitest/vitest.mjs', [
    'run',
    ...more,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const { numPassedTests = 0, numFailedTests = 0 } = read(file)
  count(numPassedTests, numFailedTests, ok)
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

if (wants('unit')) vitest('unit', '--project=unit')
if (wants('stories')) {
  for (const order of long ? ['1', '2', '3', '4'] : ['']) {
    vitest(`stories${order}`, '--project=stories', ...(order ? [`--sequence.seed=${order}`] : []))
  }
}
if (wants('e2e')) {
  const file = `${REPORTS}/e2e.json`
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = file
  const built = node('build', 'tools/build.mjs', [])
  const ok =
    built && node('end to end', 'node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'])
  const { expected = 0, unexpected = 0, flaky = 0 } = read(file).stats ?? {}
  count(expected, unexpected + flaky, ok)
}

console.log(`\n${times.join(' · ')}`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed > 0 ? 1 : 0)
