import type { Page } from '@playwright/test'
import axe from 'axe-core'
import type { Lane } from './lanes'
import { deployWith } from './settings'

type Role = 'client' | 'admin'

/** What a page may look like: both themes, on a phone, a tablet and a desktop. */
export const LOOKS = [390, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
)
export type Look = (typeof LOOKS)[number]

const ACCOUNTS = {
  client: { email: 'maya@harborcafe.example', password: 'Harbor-2026!' },
  admin: { email: 'noor@overprint.example', password: 'Overprint-2026!' },
}

/** Every page of the visit carries axe, which the policy would not let in by a script tag. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source })
}

/** From the next load on the backend has all that the contract knows, or only what the specification lists. */
export async function setExtensions(page: Page, on: boolean): Promise<void> {
  await page.unroute('**/config.js')
  if (!on) return
  await deployWith(page, { extensions: ['submissions', 'thread', 'shop'] })
}

/** Comes with a session, as somebody does who signed in before. */
export async function comeAs(page: Page, { api }: Lane, role: Role): Promise<void> {
  const response = await page.request.post(`${api}/api/v1/auth/login`, { data: ACCOUNTS[role] })
  const session = (await response.json()) as { accessToken: string; refreshToken: string; user: unknown }
  await page.addInitScript(({ accessToken, refreshToken, user }) => {
    if (localStorage.getItem('app_token')) return
    localStorage.setItem('app_token', accessToken)
    localStorage.setItem('app_refreshToken', refreshToken)
    localStorage.setItem('app_user', JSON.stringify(user))
  }, session)
}

/** Waits until the script runs, the data is there, unless some of it `waits`, and nothing moves any more. */
export async function settled(page: Page, waits = false): Promise<void> {
  await page.waitForFunction(
    (all) =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')) &&
      document.querySelector('h1') !== null &&
      (all ||
        ![...document.querySelectorAll('[aria-busy="true"], [data-shape][data-size]')].some((element) =>
          element.checkVisibility(),
        )),
    waits,
    { timeout: 30_000 },
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))
    // What lies out of sight takes on another theme with the next frames alone.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** Puts on a look without loading the page again: the theme follows the system while it is open. */
export async function putOn(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme)
}

/** What axe finds wrong with the page as it stands, in words. */
export function judge(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const engine = (window as unknown as { axe: typeof import('axe-core') }).axe
    const { violations } = await engine.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  })
}

/** How far the page reaches over its edge. */
export const overEdge = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
