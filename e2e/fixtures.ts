import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { DEMO, LANES, type Lane } from './lanes'

export { DEMO }

interface Call {
  operationId: string
  method: string
  status: number | string
  hasToken: boolean
  requestBody?: unknown
}

/** The faked backend's own doors, beside the API. */
export interface Backend {
  calls(operationId?: string): Promise<Call[]>
  expireTokens(): Promise<void>
  setScenario(change: Record<string, unknown>): Promise<void>
  /** Lets the answers go that the scenario holds back. */
  release(): Promise<void>
}

async function control(api: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${api}/__mock/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

/** Where a request or an answer broke the contract since the backend was reset. */
async function readBreaches(api: string): Promise<string[]> {
  return (await (await fetch(`${api}/__mock/breaches`)).json()) as string[]
}

async function readCalls(api: string): Promise<Call[]> {
  const body = (await (await fetch(`${api}/__mock/calls`)).json()) as { calls: Call[] } | Call[]
  return Array.isArray(body) ? body : body.calls
}

/** Where the watched pages come from, and which of the site's own files a test takes away on purpose. */
interface Watched {
  site: string
  api: string
  missing: RegExp | null
}

/** Notes in `faults` what goes wrong in any page of a browser's context: also in a second tab. */
async function watch(
  context: BrowserContext,
  { site, api, missing }: Watched,
  faults: string[],
): Promise<void> {
  const known = [site, api, DEMO]
  // The browser itself reports every 4xx and 5xx as an error. Tests ask the API for those on purpose, and for pages that
  // do not exist; a picture, a font or a script of the site's own is never missed.
  const isMeant = (address: string) => {
    const { origin, pathname } = new URL(address)
    return origin !== site || !/\.\w+$/.test(pathname) || Boolean(missing?.test(pathname))
  }
  context.on('weberror', (error) => faults.push(`page error: ${error.error().message}`))
  context.on('console', (message) => {
    const text = message.text()
    if (message.type() !== 'error' || text.includes('ERR_INTERNET_DISCONNECTED')) return
    if (!/Failed to load resource/.test(text)) faults.push(text)
    else if (!isMeant(message.location().url)) faults.push(`${text}: ${message.location().url}`)
  })
  // They are out of the browser's reach (playwright.config.ts): a route that says so would take its cache from every test.
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !known.includes(origin)) faults.push(`third party: ${request.url()}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
}

interface Fixtures {
  backend: Backend
  faults: string[]
  /** Which of the site's own files a test takes away on purpose: `test.use({ missing: /…/ })`. */
  missing: RegExp | null
  /** Has a context that the test made itself watched as its own is. */
  watched: (context: BrowserContext) => Promise<void>
}

/** What went wrong: console errors, crashes, requests to others, breaches of the contract. Filled while the test runs. */
export const test = base.extend<Fixtures, { lane: Lane }>({
  lane: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright takes nothing but a pattern here, also from a fixture that needs no other.
    async ({}, use, { parallelIndex }) => {
      const lane = LANES[parallelIndex]
      if (!lane) throw new Error(`Worker ${parallelIndex} has no site and backend of its own.`)
      await use(lane)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ lane }, use) => use(lane.site),
  missing: [null, { option: true }],
  watched: async ({ baseURL, lane, missing, faults }, use) => {
    await use((context) =>
      watch(context, { site: new URL(baseURL ?? '').origin, api: lane.api, missing }, faults),
    )
  },
  faults: [
    async ({ context, baseURL, lane, missing }, use) => {
      const faults: string[] = []
      await watch(context, { site: new URL(baseURL ?? '').origin, api: lane.api, missing }, faults)
      await use(faults)
      expect(
        faults,
        'console errors, policy violations, files of its own that are missing, third parties',
      ).toEqual([])
      expect(await readBreaches(lane.api), 'breaches of the contract').toEqual([])
    },
    { auto: true },
  ],
  backend: [
    async ({ lane: { api } }, use) => {
      await control(api, 'reset')
      await use({
        calls: async (operationId) =>
          (await readCalls(api)).filter((call) => !operationId || call.operationId === operationId),
        expireTokens: async () => void (await control(api, 'expire-tokens')),
        setScenario: async (change) => void (await control(api, 'scenario', change)),
        release: async () => void (await control(api, 'release')),
      })
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until the page's script runs: before that its links and menus work by the browser alone. */
export const alive = (page: Page) =>
  page.waitForFunction(
    () =>
      // What was done before is done by then, nothing is put by any more, and the page has its height.
      !window.early &&
      document.documentElement.dataset.folded === undefined &&
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )

/** Signs in on the screen that is shown, and waits until it is left. */
export async function signIn(page: Page, who: 'client' | 'admin'): Promise<void> {
  const [email, password] =
    who === 'client'
      ? ['maya@harborcafe.example', 'Harbor-2026!']
      : ['noor@overprint.example', 'Overprint-2026!']
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // The next screen's code is on its way, on a busy machine for a while.
  await expect(page).not.toHaveURL(/login$/, { timeout: 30_000 })
}

/** What leads on from every page: the links of the header, on a phone the button of the menu. */
export const waysOn = (page: Page): Locator =>
  page
    .getByRole('navigation', { name: 'Site' })
    .or(page.getByRole('button', { name: 'Menu', exact: true }))
    .filter({ visible: true })

/** Where these ways stand; on a phone the menu is opened. */
async function leadingOn(page: Page): Promise<Locator> {
  await expect(waysOn(page)).toBeVisible()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (!(await menu.isVisible())) return page.getByRole('banner')
  await menu.click()
  return page.getByRole('dialog', { name: 'Menu' })
}

/** Follows a link of the header, on a phone of the menu. */
export async function follow(page: Page, name: string): Promise<void> {
  const place = await leadingOn(page)
  await place.getByRole('link', { name, exact: true }).click()
}

/** The way out, on a phone in the menu, which is opened. */
export async function logoutButton(page: Page): Promise<Locator> {
  const place = await leadingOn(page)
  return place.getByRole('button', { name: 'Logout' })
}

/** Signs out, on a phone by way of the menu. */
export async function signOut(page: Page): Promise<void> {
  const button = await logoutButton(page)
  await button.click()
}
