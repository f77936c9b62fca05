import { createSearchParams, type Path } from 'react-router-dom'

/** Marks a step of the history that opened something here: closing it goes back, so that none stays behind. */
export const OPENED = { opened: true }
export const isOpened = (state: unknown): boolean => (state as { opened?: unknown } | null)?.opened === true

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
