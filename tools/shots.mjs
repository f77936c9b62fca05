/**
 * `npm run shots`: builds Storybook and takes a picture of every story in all modes (both themes, in its own viewport); a contact sheet
 * in shots/index.html; what changed since the last run, to the pixel. `--only dashboard/` takes some titles,
 * `--clock 2031-07-01T03:00:00Z` moves the system's clock, `--no-build` takes storybook-static as it is, `--from` another
 * folder; `--twice` takes all of them again at another time of day, years later, to prove that they are stable. Ends with
 * 1 if a picture changed or a story failed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { report } from './campaigns/tally.mjs'
import { findChromium } from './chromium.mjs'
import { readOptions } from './options.mjs'
import { compareRuns } from './shots/compare.mjs'
import { serveFolder } from './shots/server.mjs'
import { sheetOf } from './shots/sheet.mjs'
import { takeShots } from './shots/take.mjs'

const USAGE = `npm run shots -- [options]

A picture of every story in both themes, compared with the last run; shots/index.html shows them.

  --only TITLE    stories whose title begins so, such as dashboard/
  --clock MOMENT  as if it were another time, such as 2031-07-01T03:00:00Z
  --no-build      takes storybook-static as it is
  --from FOLDER   another built Storybook
  --twice         takes all of them again years later, to prove that they are stable
  --again         is the second of two runs that are to prove the same`

const { values } = readOptions(USAGE, {
  options: {
    only: { type: 'string', default: '' },
    clock: { type: 'string' },
    'no-build': { type: 'boolean' },
    from: { type: 'string' },
    twice: { type: 'boolean' },
    again: { type: 'boolean' },
  },
})

const OUT = 'shots'
const from = values.from ?? 'storybook-static'

// A picture of what was built some time ago says that nothing changed, whatever did.
if (!values.from && !values['no-build']) {
  // On Windows npm is a script of the shell.
  const shell = process.platform === 'win32'
  const { status } = spawnSync('npm', ['run', 'build-storybook'], { stdio: 'inherit', shell })
  if (status !== 0) process.exit(status ?? 1)
}

if (values.twice) {
  const YEARS_AND_HOURS = (4 * 365 * 24 + 9.5) * 3_600_000
  const again = (...more) =>
    spawnSync(
      process.execPath,
      [process.argv[1], '--no-build', '--from', from, '--only', values.only, ...more],
      { stdio: 'inherit' },
    ).status
  // What changed since some former run proves nothing; what failed does.
  rmSync(OUT, { recursive: true, force: true })
  const first = again()
  const second = again('--again', '--clock', new Date(Date.now() + YEARS_AND_HOURS).toISOString())
  process.exit(first === 0 && second === 0 ? 0 : 1)
}

const { entries } = JSON.parse(readFileSync(`${from}/index.json`, 'utf8'))
const jobs = Object.values(entries)
  .filter(({ type, title }) => type === 'story' && title.startsWith(values.only))
  .flatMap(({ id, title, name }) =>
    ['light', 'dark'].map((theme) => ({ id, title, name, theme, file: `${id}.${theme}.png` })),
  )

const folders = { before: `${OUT}/before`, now: `${OUT}/now`, diffs: `${OUT}/diffs` }
rmSync(folders.diffs, { recursive: true, force: true })
for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })
// Picture by picture: a run of some stories leaves the others as they were.
for (const { file } of jobs)
  if (existsSync(`${folders.now}/${file}`)) renameSync(`${folders.now}/${file}`, `${folders.before}/${file}`)

const { server, url } = await serveFolder(from)
const started = performance.now()
const step = Math.max(1, Math.round(jobs.length / 10))
let taken = 0
const troubled = await takeShots({
  url,
  jobs,
  folder: folders.now,
  offset: values.clock ? Date.parse(values.clock) - Date.now() : 0,
  executablePath: findChromium(),
  onShot() {
    taken += 1
    if (taken % step === 0) console.log(`${taken} of ${jobs.length}`)
  },
})
server.close()

const pictured = jobs.filter(({ file }) => existsSync(`${folders.now}/${file}`))
const results = compareRuns(
  pictured.map(({ file }) => file),
  folders,
)
const shots = pictured.map((job, index) => ({
  ...job,
  ...results[index],
  said: troubled.find(({ file }) => file === job.file)?.said,
}))
const when = new Date().toISOString().slice(0, 16).replace('T', ' ')
writeFileSync(`${OUT}/index.html`, sheetOf(shots, when))

const changed = shots.filter(({ change }) => change === 'changed')
const same = shots.filter(({ change }) => change === 'same').length
for (const { file, pixels } of changed) console.log(`changed  ${file} (${pixels} pixels)`)
// Of stories that are gone or have other names; a run of some stories cannot tell.
const known = new Set(jobs.map(({ file }) => file))
const gone = values.only ? [] : readdirSync(folders.now).filter((file) => !known.has(file))
for (const file of gone) {
  console.log(`gone     ${file}`)
  rmSync(`${folders.now}/${file}`)
}
const skipped = new Set(troubled.filter(({ said }) => said === 'skipped').map(({ id }) => id))
if (skipped.size > 0) console.log(`no picture wanted (chromatic.disableSnapshot): ${[...skipped].join(', ')}`)
const failed = troubled.filter(({ said }) => said !== 'skipped')
// Of two runs that are to prove the same, each has all pictures.
const lonely = values.again ? shots.filter(({ change }) => change !== 'changed' && change !== 'same') : []
for (const { file } of lonely) console.log(`alone    ${file}`)
for (const { file, said } of failed) console.log(`${said.slice(0, 60)}  ${file}`)
const wrong = new Set([...changed, ...failed, ...lonely].map(({ file }) => file))
console.log(`See ${OUT}/index.html.`)
report('shots', {
  passed: shots.filter(({ file }) => !wrong.has(file)).length,
  failed: wrong.size,
  more:
    `${same} same, ${changed.length} changed, ${pictured.length - same - changed.length} new in ` +
    `${Math.round((performance.now() - started) / 1000)} s`,
})
