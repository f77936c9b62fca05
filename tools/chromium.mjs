/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
]

const run = (command, args, timeout) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout })

/** Whether it is there and starts; a browser whose libraries are missing is no browser. */
function works(path) {
  if (!path || !existsSync(path)) return false
  // On Windows `--version` opens a window.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

const playwrights = () => (works(chromium.executablePath()) ? chromium.executablePath() : null)
const systems = () => SYSTEM.find(works) ?? null

function downloaded() {
  console.log('No Chromium found: asking Playwright for one.')
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], 300_000)
  return playwrights()
}

function debians() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return null
  console.log("Playwright's download did not work: installing Debian's chromium.")
  run('apt-get', ['update', '-qq'], 300_000)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], 600_000)
  return systems()
}

/** Path of a Chromium. Ends the process with a clear message when there is none and none can be had. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !works(named)) {
    console.error(`CHROMIUM_PATH names ${named}, but no browser starts there.`)
    process.exit(1)
  }
  const found = named || playwrights() || systems() || downloaded() || debians()
  if (found) return found
  console.error(
    'The browser tests need a Chromium, and none could be installed.\n' +
      "Install one (npx playwright install chromium --with-deps, or your system's package) or name it: CHROMIUM_PATH=/path/to/chromium npm test",
  )
  process.exit(1)
}
