/**
 * `npm run ledger`: how full the coverage ledger is. With story files or folders, or `--all`, it records anew what their
 * stories show; those that are gone from there, with their file or without it, are forgotten. `--list` prints the empty
 * cells.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { findChromium } from './chromium.mjs'
import { readOptions } from './options.mjs'

const USAGE = `npm run ledger -- [files or folders of stories] [options]

How full the coverage ledger is. With files or folders it records anew what their stories show.

  --all   records all stories anew, which takes a while
  --list  prints the empty cells`

const { values, positionals } = readOptions(USAGE, {
  options: { all: { type: 'boolean' }, list: { type: 'boolean' } },
  allowPositionals: true,
})
const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url))
const load = async (file) =>
  (
    await runnerImport(path(file), {
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@mocks': path('mocks'), '@': path('src') } },
    })
  ).module

const { readSources, buildLedger, cellName } = await load('ledger/build.ts')
const { howToForget, howToRecord } = await load('ledger/recorded.ts')
const { changeSeen } = await load('tools/ledger/record.ts')
const { isNamed, withoutNamed } = await load('tools/ledger/named.ts')

const { stories } = readSources()
const wanted = values.all ? stories : stories.filter(({ id, file }) => isNamed(id, file, positionals))
let status = 0
// A mere look records nothing, or a story that is gone would be forgotten with it.
if (values.all || positionals.length > 0) {
  let forgotten = 0
  await changeSeen((seen) => {
    const left = values.all ? {} : withoutNamed(seen, stories, positionals)
    forgotten = Object.keys(seen).length - Object.keys(left).length
    return left
  })
  if (wanted.length === 0 && forgotten === 0) {
    console.error(`No story stands in ${positionals.join(', ')}, and none that is recorded did.`)
    process.exit(1)
  }
}
if (wanted.length > 0) {
  const run = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=stories', '--reporter=dot', ...positionals],
    {
      stdio: 'inherit',
      env: { ...process.env, CI: '', CHROMIUM_PATH: findChromium(), STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  )
  status = run.status ?? 1
}

const sources = readSources()
const { sheets } = buildLedger(sources)
for (const { title, cells } of sheets) {
  const empty = cells.filter(({ by, exception }) => by.length === 0 && !exception)
  const excepted = cells.filter(({ exception }) => exception).length
  const full = cells.length - empty.length - excepted
  console.log(`${title}: ${full} of ${cells.length} shown${excepted ? `, ${excepted} excepted` : ''}`)
  if (values.list)
    for (const cell of empty) console.log(`  ${[cellName(cell), ...(cell.missing ?? [])].join(' — ')}`)
}
console.log(`${stories.length} stories`)
for (const advice of [howToRecord(sources), howToForget(sources)]) if (advice) console.log(advice)
process.exit(status)
