import type { Work } from '@/api/work'
import type { DecidedElsewhere } from './useDecidedElsewhere'

/** What a client can decide about a work (spec section 4). */
export type DecisionKind = 'approve' | 'changes'

/** A decision that is being taken when the panel first shows its list. */
export interface InitialDecision {
  kind: DecisionKind
  /** The `_id` of its work. */
  work: string
  comment?: string
  items?: string[]
  deadline?: string
  /** What is missing or wrong is marked, as after a first try. */
  checked?: boolean
  /** Why the last try failed. */
  failure?: string
}

export interface DecisionDialogProps {
  work: Work
  /** The day today, YYYY-MM-DD. */
  today: string
  open: boolean
  /** What is written at first. */
  initial: InitialDecision | undefined
  /** Whether it was decided elsewhere meanwhile; whoever opens the dialog knows it as well. */
  decidedElsewhere: DecidedElsewhere
  /** Asked to close: after the decision was carried out, or without one. */
  onClose: (decided: boolean) => void
}
