import { useState } from 'react'
import { approveWork } from '@/api/work'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog'
import { Field } from '@/ui/Field/Field'
import { TextArea } from '@/ui/TextArea/TextArea'
import { DiscardQuestion } from '../parts/DiscardQuestion/DiscardQuestion'
import { StoppedNote } from '../parts/StoppedNote/StoppedNote'
import { WorkFacts } from '../parts/WorkFacts/WorkFacts'
import type { DecisionDialogProps } from './DecisionDialogs'
import { useDecision } from './useDecision'

/** Asks once before a work is approved (design section 6), with an optional comment. */
export function ApproveDialog({ work, today, open, initial, onClose }: DecisionDialogProps) {
  const { decide, cancel, busy, stopped, message } = useDecision(approveWork(useApi()), {
    done: 'Approved. Thank you!',
    failed: 'Approve failed',
    before: initial?.failure,
  })
  const [comment, setComment] = useState(initial?.comment ?? '')
  const [asking, setAsking] = useState(false)

  const approve = async () => {
    if (await decide({ id: work._id, comment: comment.trim() })) onClose(true)
  }
  return (
    <ConfirmDialog
      open={open}
      title="Approve this work?"
      description="The studio hears of it at once, and the decision stands."
      confirmLabel="Approve"
      busy={busy}
      onCancelBusy={cancel}
      error={message}
      onConfirm={() => void approve()}
      onCancel={() => (comment.trim() ? setAsking(true) : onClose(false))}
    >
      <WorkFacts work={work} today={today} heading="none" />
      <Field label="Comment" optional>
        <TextArea
          name="comment"
          minRows={2}
          value={comment}
          readOnly={busy}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
      {stopped ? <StoppedNote /> : null}
      <DiscardQuestion
        open={open && asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => onClose(false)}
      />
    </ConfirmDialog>
  )
}
