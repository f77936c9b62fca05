import type { Work } from '@/api/work'
import { ApproveDialog } from './ApproveDialog'
import { ChangesDialog } from './ChangesDialog'
import type { Asked } from './useAsked'

export interface DecisionDialogProps {
  work: Work
  /** The day today, YYYY-MM-DD. */
  today: string
  open: boolean
  /** Asked to close: after the decision was carried out, or without one. */
  onClose: (decided: boolean) => void
}

/** The dialog of the decision that was asked for. */
export function DecisionDialogs({ asked, ...rest }: { asked: Asked } & Omit<DecisionDialogProps, 'work'>) {
  const Dialog = asked.kind === 'approve' ? ApproveDialog : ChangesDialog
  return <Dialog work={asked.work} {...rest} />
}
