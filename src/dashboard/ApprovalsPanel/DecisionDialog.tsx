import type { Work } from '@/api/work'
import { ApproveDialog } from './ApproveDialog'
import { ChangesDialog } from './ChangesDialog'
import type { Asked, InitialDecision } from './useAsked'
import { type DecidedElsewhere, useDecidedElsewhere } from './useDecidedElsewhere'

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

/** The dialog of the decision that was asked for. */
export function DecisionDialog({
  asked,
  ...rest
}: { asked: Asked } & Omit<DecisionDialogProps, 'work' | 'initial' | 'decidedElsewhere'>) {
  const Dialog = asked.kind === 'approve' ? ApproveDialog : ChangesDialog
  const decidedElsewhere = useDecidedElsewhere(asked.work._id, rest.open)
  return <Dialog work={asked.work} initial={asked.initial} decidedElsewhere={decidedElsewhere} {...rest} />
}
