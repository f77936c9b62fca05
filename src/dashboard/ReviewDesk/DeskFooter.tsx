import type { RefObject } from 'react'
import { Button } from '@/ui/Button/Button'
import { usePressGuard } from '@/ui/Button/usePressGuard'
import { DecisionIcon } from '../decision/DecisionIcon/DecisionIcon'
import type { DecisionKind } from '../decision/types'

export interface DeskFooterProps {
  /** The id of the request's form. */
  formId: string
  /** The form of a change request stands open. */
  showsForm: boolean
  /** The decision that is being sent. */
  sending: DecisionKind | undefined
  /** The work was decided elsewhere: there is nothing left but to close. */
  elsewhere: boolean
  /** The button that closes. */
  close: RefObject<HTMLButtonElement | null>
  onRequestChanges: () => void
  onApprove: () => void
  onClose: () => void
}

/** What can be decided on the desk by now. */
export function DeskFooter(props: DeskFooterProps) {
  const { formId, showsForm, sending, elsewhere, close, onRequestChanges, onApprove, onClose } = props
  const guard = usePressGuard(elsewhere)
  if (elsewhere)
    return (
      <Button {...guard} ref={close} variant="outline" onClick={onClose}>
        Close
      </Button>
    )
  return showsForm ? (
    <>
      <Button variant="quiet" disabled={sending === 'changes'} onClick={onApprove}>
        Approve instead
      </Button>
      <Button type="submit" form={formId} busy={sending === 'changes'} disabled={sending === 'approve'}>
        Send request
      </Button>
    </>
  ) : (
    <>
      <Button variant="outline" disabled={sending !== undefined} onClick={onRequestChanges}>
        <DecisionIcon decision="changes" />
        Request changes
      </Button>
      <Button variant="outline" disabled={sending === 'changes'} onClick={onApprove}>
        <DecisionIcon decision="approve" />
        Approve
      </Button>
    </>
  )
}
