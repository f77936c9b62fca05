import type { Query, QueryClient } from '@tanstack/react-query'

/** Questions that failed before anybody looked at them. */
const failed = new WeakSet<object>()

/**
 * Notes that a question failed while its screen was still on the way: the screen shows that failure, and offers to
 * try again, instead of asking a second time at the same visit.
 */
export function noteFailedAhead(query: Query | undefined): void {
  if (query?.state.status === 'error' && query.getObserversCount() === 0) failed.add(query)
}

/** Whether a question that failed is asked again when a screen shows it. */
export const isAskedAgain = (query: object): boolean => !failed.has(query)

/** Questions that were asked before their screen was there. */
const unseen = new WeakSet<object>()

/** Notes that a question is asked while its screen is still on the way: whenever that comes, it shows this answer. */
export const noteUnseen = (query: object): void => void unseen.add(query)
export const noteSeen = (query: object): void => void unseen.delete(query)
export const isUnseen = (query: object): boolean => unseen.has(query)

/** The visit is over: at the next one everything that failed is asked again. */
export function forgetFailedAhead(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) failed.delete(query)
}
