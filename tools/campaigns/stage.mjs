/** One run of a campaign: the built app in a fresh browser context, over a faked backend of its own that can be spoiled. */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { build } from 'vite'
import { findChromium } from '../chromium.mjs'
import { startNginx } from '../host/serveNginx.mjs'
import { createDeeds } from './deeds.mjs'
import { API, direct } from './traffic.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const outDir = 'node_modules/.cache/campaigns'

/** @returns {Promise<typeof import('./backend.ts')>} */
export async function loadBackend() {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@mocks': `${root}mocks`, '@': `${root}src` } },
    build: { ssr: 'tools/campaigns/backend.ts', outDir, emptyOutDir: true, target: 'node20', minify: false },
  })
  return import(pathToFileURL(`${root}${outDir}/backend.js`).href)
}

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

/** The site and the browser of a whole campaign. */
export async function startCampaign(port) {
  const backend = await loadBackend()
  const site = await startNginx({ port, api: API, dir: `node_modules/.cache/nginx-${port}` })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  return {
    backend,
    site: site.origin,
    browser,
    async stop() {
      await browser.close()
      site.stop()
    },
  }
}

/** What the browser keeps of a session that has just begun; nothing of a visitor. */
function storageOf(backstage, role) {
  const session = role ? backstage.sessionFor(role) : null
  if (!session) return []
  return [
    { name: 'app_token', value: session.accessToken },
    { name: 'app_refreshToken', value: session.refreshToken },
    { name: 'app_user', value: JSON.stringify(session.user) },
  ]
}

/**
 * The browser reports every failed request, and a mail or call that no finger asked for; the specification has My
 * Projects log its failure: all are asked for.
 */
const EXPECTED =
  /Failed to load resource|net::ERR_|^Not allowed to launch '(mailto|tel):|^My Projects could not be loaded/

/** Notes what goes wrong in the page by itself. */
async function watch({ page, context, wrong }) {
  page.on('pageerror', (error) => wrong.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      wrong.push(`console: ${message.text().slice(0, 300)}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
}

/**
 * @param {Awaited<ReturnType<typeof startCampaign>>} campaign
 * @param {{ role?: 'client' | 'admin', extensions?: readonly string[], width?: number, height?: number,
 *   colorScheme?: 'light' | 'dark', unique?: RegExp }} options `unique`: words that nobody sends twice on purpose
 */
export async function openRun(
  { backend, site, browser },
  { role, extensions = [], width = 1280, height = 900, colorScheme = 'light', unique },
) {
  const backstage = backend.createBackstage({
    scenario: { clock: 'now' },
    // What was handed in has an address of the API, as over HTTP.
    assets: backend.createMemoryAssets(() => API),
    onBreach: () => {},
  })
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: site, localStorage: storageOf(backstage, role) }] },
  })
  const page = await context.newPage()
  const wrong = []
  const run = {
    page,
    context,
    backstage,
    /**
     * Errors that nobody caught, console errors, policy violations, requests to third parties, and what was sent or
     * done once too often.
     */
    wrong,
    deeds: createDeeds(wrong, unique),
    /** Decides what happens to a request instead: `(operationId, { route, real, send }) => true` when it was dealt with. */
    spoil: null,
    /** Signs the role in anew where it is signed out; the next page that is opened knows. */
    async signInAgain() {
      if (await page.evaluate(() => localStorage.getItem('app_token') !== null)) return
      await page.evaluate(
        (kept) => {
          for (const { name, value } of kept) localStorage.setItem(name, value)
        },
        storageOf(backstage, role),
      )
    },
    close: () => context.close(),
  }
  await watch(run)
  await direct(run, { backend, site, extensions })
  return run
}
