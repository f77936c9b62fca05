import { useRef, useState } from 'react'
import { approveWork } from '@/api/work'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useTextDraft } from '@/runtime/drafts/useTextDraft'
import { OfflineNote } from '@/runtime/presence/OfflineNote'
import { useSendHold } from '@/runtime/presence/useSendHold'
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog'
import { DraftNote } from '@/ui/DraftNote/DraftNote'
import { Field } from '@/ui/Field/Field'
import { TextArea } from '@/ui/TextArea/TextArea'
import { decisionDraft, useDecided } from '../DecisionReceipt/useReceipts'
import { DiscardQuestion } from '../parts/DiscardQuestion/DiscardQuestion'
import { isTooLong, TOO_LONG } from '../parts/limits'
import { StoppedNote } from '../parts/StoppedNote/StoppedNote'
import { WorkFacts } from '../parts/WorkFacts/WorkFacts'
import type { DecisionDialogProps } from './DecisionDialogs'
import { useDecision } from './useDecision'

/** Asks once before a work is approved (design section 6), with an optional comment. */
export function ApproveDialog({ work, today, open, initial, onClose }: DecisionDialogProps) {
  const { decide, cancel, busy, stopped, message } = useDecision(approveWork(useApi()), {
    kind: 'approve',
    work: work._id,
    done: 'Approved. Thank you!',
    failed: 'Approve failed',
    before: initial?.failure,
  })
  const { text: comment, write, line, drop } = useTextDraft(decisionDraft.approve(work._id), initial?.comment)
  const hold = useSendHold()
  const decided = useDecided()
  const [asking, setAsking] = useState(false)
  // Back closes the question with the dialog.
  if (!open && asking) setAsking(false)

  const area = useRef<HTMLTextAreaElement>(null)
  const wrong = isTooLong(comment) ? TOO_LONG : undefined

  const approve = async () => {
    if (wrong) return area.current?.focus()
    if (hold.hold() || !(await decide({ id: work._id, comment: comment.trim() }))) return
    decided(work, { decision: 'approved', comment: comment.trim() })
    onClose(true)
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
      <Field label="Comment" error={wrong} optional>
        <TextArea
          ref={area}
          name="comment"
          minRows={2}
          value={comment}
          readOnly={busy}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <DraftNote {...line} />
      <OfflineNote hold={hold} what="Your decision" />
      {stopped ? <StoppedNote /> : null}
      <DiscardQuestion
        open={open && asking}
        onKeep={() => setAsking(false)}
        onKeepDraft={() => {
          setAsking(false)
          onClose(false)
        }}
        onDiscard={() => {
          drop()
          setAsking(false)
          onClose(false)
        }}
      />
    </ConfirmDialog>
  )
}
