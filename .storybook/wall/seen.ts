import record from '../../ledger/seen.json'
import type { SeenByStory } from '../../ledger/types'
import { isOfDesignSystem } from '../stage/parameters'

/** What each story showed when it ran last. */
const seen = record as SeenByStory

/** Whether a story asks the faked backend for anything; one that has not been recorded yet may. */
export function asks({ id, title }: { id: string; title: string }, known: SeenByStory = seen): boolean {
  if (isOfDesignSystem(title)) return false
  const shown = known[id]
  return shown === undefined || shown.calls.length > 0
}
