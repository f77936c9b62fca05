import type { QueryClient } from '@tanstack/react-query'

/**
 * Counts what is under way in a cache, by hand: the library's own count falls only after a change's callbacks, so that of
 * two that end in the same task neither would find itself the last one.
 */
export function countUnderway() {
  const counts = new WeakMap<QueryClient, number>()
  const add = (client: QueryClient, step: 1 | -1): number => {
    const now = (counts.get(client) ?? 0) + step
    counts.set(client, now)
    return now
  }
  return {
    /** Notes that one more begins. */
    begin: (client: QueryClient): void => void add(client, 1),
    /** Notes that one ends, once for each that began; says whether no other is under way. */
    end: (client: QueryClient): boolean => add(client, -1) === 0,
  }
}
