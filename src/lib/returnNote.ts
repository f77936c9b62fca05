import { isFilledText } from './isFilledText'

/** What a guard noted for after the sign-in, of all that a step of the history carries; null for nothing. */
export function returnNote(state: unknown): { from: string } | null {
  const from = (state as { from?: unknown } | null)?.from
  return isFilledText(from) ? { from } : null
}
