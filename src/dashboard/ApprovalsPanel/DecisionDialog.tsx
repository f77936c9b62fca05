import type { Work } from '@/api/work'
import { ApproveDialog } from './ApproveDialog'
import { ChangesDialog } from './ChangesDialog'
import type { Asked, InitialDecision } from './useAsked'

export interface DecisionDialogProps {
  work: Work
  /** The day today, YYYY-MM-DD. */
  today: string
  open: boolean
  /** What is written at first. */
  initial: InitialDecision | undefined
  /** The server says that the work is decided already. */
  onRefused?: () => void
  /** Asked to close: after the decision was carried out, or without one. */
  onClose: (decided: boolean) => void
}

/** The dialog of the decision that was asked for. */
export function DecisionDialog({
  asked,
  ...rest
}: { asked: Asked } & Omit<DecisionDialogProps, 'work' | 'initial'>) {
  const Dialog = asked.kind === 'approve' ? ApproveDialog : ChangesDialog
  return <Dialog work={asked.work} initial={asked.initial} {...rest} />
}
