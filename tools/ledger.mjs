/**
 * `npm run ledger`: how full the coverage ledger is. With story files or folders, or `--all`, it records anew what their
 * stories show. `--list` prints the empty cells.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { findChromium } from './chromium.mjs'

const { values, positionals } = parseArgs({
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
const { changeSeen } = await load('tools/ledger/record.ts')

const { stories } = readSources()
const wanted = ({ file }) =>
  values.all || positionals.some((part) => file.includes(part.replace(/^\.\//, '')))
const kept = new Set(stories.filter((story) => !wanted(story)).map(({ id }) => id))
let status = 0
// A mere look records nothing, or a story that is gone would be forgotten with it.
if (values.all || positionals.length > 0) {
  await changeSeen((seen) => Object.fromEntries(Object.entries(seen).filter(([id]) => kept.has(id))))
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

const { sheets } = buildLedger(readSources())
for (const { title, cells } of sheets) {
  const empty = cells.filter(({ by, exception }) => by.length === 0 && !exception)
  const excepted = cells.filter(({ exception }) => exception).length
  const full = cells.length - empty.length - excepted
  console.log(`${title}: ${full} of ${cells.length} shown${excepted ? `, ${excepted} excepted` : ''}`)
  if (values.list)
    for (const cell of empty) console.log(`  ${[cellName(cell), ...(cell.missing ?? [])].join(' — ')}`)
}
console.log(`${stories.length} stories`)
process.exit(status)
