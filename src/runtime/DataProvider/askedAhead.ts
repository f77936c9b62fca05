import type { Query, QueryClient } from '@tanstack/react-query'
import { freshnessOf } from './queryFreshness'

/** Milliseconds for which an answer counts as new: one visit of a screen asks once, however many components read it. */
const FRESH_MS = 5_000

/** Milliseconds for which a screen's code may be on its way; what waited for longer is asked for again. */
const ON_THE_WAY_MS = 60_000

/**
 * Notes that a question failed while its screen was still on the way: the screen shows that failure, and offers to
 * try again, instead of asking a second time at the same visit. @param now in epoch ms
 */
export function noteFailedAhead(query: Query | undefined, now: number): void {
  if (query?.state.status === 'error' && query.getObserversCount() === 0) freshnessOf(query).failed = now
}

/** Whether a question that failed is asked again when a screen shows it: so it is after a visit that was given up. */
export const isAskedAgain = (query: object, now: number): boolean =>
  now - (freshnessOf(query).failed ?? Number.NEGATIVE_INFINITY) > ON_THE_WAY_MS

/** Notes that a question is asked while its screen is still on the way: whenever that comes, it shows this answer. */
export function noteUnseen(query: object): void {
  freshnessOf(query).unseen = true
}

/** Notes that a screen shows a question's answer. @param wait how long that was there already, in ms */
export function noteSeen(query: object, wait: number): void {
  const noted = freshnessOf(query)
  if (!noted.unseen) return
  noted.unseen = false
  noted.waited = wait
}

/** Notes that a question is answered: what was said of a former answer is over. @param now in epoch ms */
export function noteAnswered(query: object, now: number): void {
  const noted = freshnessOf(query)
  noted.came = now
  noted.waited = 0
}

/** For how long after it came an answer is new, in ms. */
export function freshFor(query: object): number {
  const { unseen, waited = 0 } = freshnessOf(query)
  return unseen ? ON_THE_WAY_MS : FRESH_MS + waited
}

/** The visit is over: at the next one everything that failed is asked again. */
export function forgetFailedAhead(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) delete freshnessOf(query).failed
}
