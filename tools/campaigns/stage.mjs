/** One run of a campaign: the built app in a fresh browser context, over a faked backend of its own that can be spoiled. */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { build } from 'vite'
import { findChromium } from '../chromium.mjs'
import { startNginx } from '../host/serveNginx.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const outDir = 'node_modules/.cache/campaigns'

/** Nobody listens there: every request to it is answered by the campaign. */
const API = 'http://localhost:4998'
const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>'

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

/**
 * The browser reports every failed request, and a mail or call that no finger asked for; the specification has My Projects log its
 * failure: all are asked for.
 */
const EXPECTED =
  /Failed to load resource|net::ERR_|^Not allowed to launch '(mailto|tel):|^My Projects could not be loaded/

const cors = (origin) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-headers': 'Authorization, Content-Type, Range',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE, OPTIONS',
})

/**
 * @param campaign what startCampaign gave
 * @param {{ role?: 'client' | 'admin', extensions?: readonly string[], width?: number, height?: number,
 *   colorScheme?: 'light' | 'dark' }} options
 */
export async function openRun(
  { backend, site, browser },
  { role, extensions = [], width = 1280, height = 900, colorScheme = 'light' },
) {
  const backstage = backend.createBackstage({
    scenario: { clock: 'now' },
    // What was handed in has an address of the API, as over HTTP.
    assets: backend.createMemoryAssets(() => API),
    onBreach: () => {},
  })
  /** What the browser keeps of a session that has just begun. */
  const signedIn = () => {
    const session = role ? backstage.sessionFor(role) : null
    if (!session) return []
    return [
      { name: 'app_token', value: session.accessToken },
      { name: 'app_refreshToken', value: session.refreshToken },
      { name: 'app_user', value: JSON.stringify(session.user) },
    ]
  }
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: site, localStorage: signedIn() }] },
  })
  const page = await context.newPage()
  const run = {
    page,
    context,
    backstage,
    /** Operations asked so far, in their order. */
    asked: [],
    /** Operations asked again, with the same words, before they were answered. */
    doubled: [],
    /** Errors that nobody caught, console errors, policy violations, requests to third parties. */
    wrong: [],
    /** Decides what happens to a request instead: `(operationId, route, real) => true` when it was dealt with. */
    spoil: null,
    /** Signs the role in anew where it is signed out; the next page that is opened knows. */
    async signInAgain() {
      if (await page.evaluate(() => localStorage.getItem('app_token') !== null)) return
      await page.evaluate((kept) => {
        for (const { name, value } of kept) localStorage.setItem(name, value)
      }, signedIn())
    },
    close: () => context.close(),
  }
  const underWay = new Map()
  page.on('pageerror', (error) => run.wrong.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    // The browser reports every failed request; those are asked for.
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      run.wrong.push(`console: ${message.text().slice(0, 300)}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  await context.route('**/*', async (route) => {
    const request = route.request()
    const { origin, pathname, protocol } = new URL(request.url())
    if (origin === site && pathname === '/config.js' && extensions.length > 0) {
      const named = `extensions: ${JSON.stringify(extensions)}`
      // The page may have gone on meanwhile: then nobody waits for an answer.
      return route
        .fetch()
        .then(async (response) => {
          const body = (await response.text()).replace('extensions: []', named)
          await route.fulfill({ response, body })
        })
        .catch(() => {})
    }
    if (origin === site || !protocol.startsWith('http')) return route.continue().catch(() => {})
    // A social sign-in leaves the site; an answer without content keeps the page where it is.
    if (origin === API && request.resourceType() === 'document')
      return route.fulfill({ status: 204 }).catch(() => {})
    if (origin !== API) {
      if (request.resourceType() !== 'document') run.wrong.push(`third party: ${request.url()}`)
      return route.abort().catch(() => {})
    }
    const match = backend.matchOperation(request.method(), pathname)
    if (!match) return route.fulfill({ contentType: 'image/svg+xml', body: PIXEL }).catch(() => {})
    const { operationId } = match.operation
    run.asked.push(operationId)
    // The same thing twice is a double submit; Complete on two works is not, nor are two things for one cart.
    const words = request.headers()['content-type']?.includes('json') ? request.postData() : ''
    const deed = `${operationId} ${pathname} ${words}`
    const before = underWay.get(deed) ?? 0
    if (before > 0) run.doubled.push(operationId)
    underWay.set(deed, before + 1)
    const answered = () => underWay.set(deed, underWay.get(deed) - 1)
    const real = async () => {
      const headers = await request.allHeaders()
      const body = request.postDataBuffer()
      const answer = await backstage.transport(
        new Request(request.url(), {
          method: request.method(),
          headers: Object.fromEntries(
            Object.entries(headers).filter(([name]) => /^(authorization|content-type)$/.test(name)),
          ),
          ...(body ? { body } : {}),
        }),
      )
      const text = answer.status === 302 ? '' : await answer.text()
      return {
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? 'application/json',
        body: text,
      }
    }
    const send = (answer) => route.fulfill({ ...answer, headers: cors(site) }).catch(() => {})
    try {
      if (run.spoil && (await run.spoil(operationId, { route, real, send }))) return
      await send(await real())
    } catch {
      await route.abort().catch(() => {})
    } finally {
      answered()
    }
  })
  return run
}
