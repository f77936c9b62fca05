import type { Query, QueryClient } from '@tanstack/react-query'

/** Milliseconds for which an answer counts as new: one visit of a screen asks once, however many components read it. */
const FRESH_MS = 5_000

/** Milliseconds for which a screen's code may be on its way; what waited for longer is asked for again. */
const ON_THE_WAY_MS = 60_000

/** When a question failed before anybody looked at it, in epoch ms. */
const failed = new WeakMap<object, number>()

/**
 * Notes that a question failed while its screen was still on the way: the screen shows that failure, and offers to
 * try again, instead of asking a second time at the same visit. @param now in epoch ms
 */
export function noteFailedAhead(query: Query | undefined, now: number): void {
  if (query?.state.status === 'error' && query.getObserversCount() === 0) failed.set(query, now)
}

/** Whether a question that failed is asked again when a screen shows it: so it is after a visit that was given up. */
export const isAskedAgain = (query: object, now: number): boolean =>
  now - (failed.get(query) ?? Number.NEGATIVE_INFINITY) > ON_THE_WAY_MS

/** Questions that were asked before their screen was there. */
const unseen = new WeakSet<object>()

/** How long an answer had waited for its screen, in ms: it is new for that much longer. */
const waited = new WeakMap<object, number>()

/** Notes that a question is asked while its screen is still on the way: whenever that comes, it shows this answer. */
export const noteUnseen = (query: object): void => void unseen.add(query)

/** Notes that a screen shows a question's answer. @param wait how long that was there already, in ms */
export function noteSeen(query: object, wait: number): void {
  if (unseen.delete(query)) waited.set(query, wait)
}

/** Notes that a question is answered: what was said of a former answer is over. */
export const noteAnswered = (query: object): void => void waited.delete(query)

/** For how long after it came an answer is new, in ms. */
export const freshFor = (query: object): number =>
  unseen.has(query) ? ON_THE_WAY_MS : FRESH_MS + (waited.get(query) ?? 0)

/** The visit is over: at the next one everything that failed is asked again. */
export function forgetFailedAhead(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) failed.delete(query)
}
