import record from '../../ledger/seen.json'
import type { SeenByStory } from '../../ledger/types'

/** What each story showed when it ran last. */
export const seen = record as SeenByStory
