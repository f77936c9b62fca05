import { createSearchParams, type Path } from 'react-router-dom'

/**
 * Marks a step of the history by the part of the query that opened something with it: closing that goes back, so that no
 * step stays behind. What else is open in the same step, or was before, is not touched by it.
 */
export const opening = (part: string) => ({ opened: part })
export const isOpened = (state: unknown, part: string): boolean =>
  (state as { opened?: unknown } | null)?.opened === part

/** An address with other parts of the query, or without those that are null; the rest of it stays. */
export function addressWith(
  { pathname, search }: Pick<Path, 'pathname' | 'search'>,
  parts: Readonly<Record<string, string | null>>,
): string {
  const params = createSearchParams(search)
  for (const [name, value] of Object.entries(parts)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return pathname + (params.size > 0 ? `?${params}` : '')
}
