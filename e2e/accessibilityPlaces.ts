import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { ENTRIES } from '../src/app/manifest'

/** What is judged: a page as somebody sees it, with something opened on it where `open` says how. */
export interface Place {
  name: string
  path: string
  role?: 'client' | 'admin'
  open?: (page: Page) => Promise<unknown>
  /** What was opened: it stands in every look, so that never the bare page is judged in its place. */
  stands?: (page: Page) => Locator
  /** It hangs beside the page's landmarks, with guards that send the focus on: axe takes either for a fault. */
  hangs?: true
  /** Without the extensions: with them a decision is taken in the review desk. */
  plain?: true
  /** What the backend does to these operations. */
  outcomes?: Record<string, string>
  /** Some of its data never comes: what stands for that stays. */
  waits?: true
  /** Where it can be opened at all. */
  widths?: readonly number[]
}

const fixed = ENTRIES.filter(([, { path, redirect }]) => !redirect && !path.includes(':')).map(
  ([, { path, guard }]) => ({ path, guard }),
)
const listed = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
)

/** Every page that needs no session, those that data makes among them, and one that is none. */
const OPEN: Place[] = [
  ...new Set([...fixed.filter(({ guard }) => guard !== 'session').map(({ path }) => path), ...listed]),
  '/no/such/page',
].map((path) => ({ name: path, path }))

const GUARDED: Place[] = (['client', 'admin'] as const).flatMap((role) =>
  fixed
    .filter(({ guard }) => guard === 'session')
    .map(({ path }) => ({ name: `${path} as ${role}`, path, role })),
)

export const PLACES: Place[] = [...OPEN, ...GUARDED]
