import { ApproveDialog } from '../decision/ApproveDialog'
import type { DecisionDialogProps } from '../decision/types'
import { useDecidedElsewhere } from '../decision/useDecidedElsewhere'
import { ChangesDialog } from './ChangesDialog'
import type { Asked } from './useAsked'

/** The dialog of the decision that was asked for. */
export function DecisionDialog({
  asked,
  ...rest
}: { asked: Asked } & Omit<DecisionDialogProps, 'work' | 'initial' | 'decidedElsewhere'>) {
  const Dialog = asked.kind === 'approve' ? ApproveDialog : ChangesDialog
  const decidedElsewhere = useDecidedElsewhere(asked.work._id, rest.open)
  return <Dialog work={asked.work} initial={asked.initial} decidedElsewhere={decidedElsewhere} {...rest} />
}
