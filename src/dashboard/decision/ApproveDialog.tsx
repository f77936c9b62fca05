import { useRef } from 'react'
import { useStore } from 'zustand'
import { approveWork } from '@/api/work'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useDraftBox } from '@/runtime/drafts/useDraftBox'
import { useTextDraft } from '@/runtime/drafts/useTextDraft'
import { OfflineNote } from '@/runtime/presence/OfflineNote'
import { useSendHold } from '@/runtime/presence/useSendHold'
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog'
import { DraftNote } from '@/ui/DraftNote/DraftNote'
import { Field } from '@/ui/Field/Field'
import { Message } from '@/ui/Message/Message'
import { TextArea } from '@/ui/TextArea/TextArea'
import { DiscardQuestion } from '../parts/DiscardQuestion/DiscardQuestion'
import { approvalDraft, changesDraft } from '../parts/draftNames'
import { isTooLong, TOO_LONG } from '../parts/limits'
import { StoppedNote } from '../parts/StoppedNote/StoppedNote'
import { WorkFacts } from '../parts/WorkFacts/WorkFacts'
import type { DecisionDialogProps } from './types'
import { unsentWords } from './unsentWords'
import { NO_LONGER_WAITS } from './useDecidedElsewhere'
import { useDecision } from './useDecision'
import { useDiscardQuestion } from './useDiscardQuestion'
import { useDecided } from './useReceipts'

/** Asks once before a work is approved (design section 6), with an optional comment. */
export function ApproveDialog(props: DecisionDialogProps) {
  const { work, today, open, initial, decidedElsewhere, onClose } = props
  const { elsewhere, onRefused, onDecided } = decidedElsewhere
  const { decide, cancel, busy, stopped, message, refused } = useDecision(approveWork(useApi()), {
    kind: 'approve',
    work: work._id,
    done: 'Approved. Thank you!',
    failed: 'Approve failed',
    initialFailure: initial?.failure,
    elsewhere,
    onRefused,
  })
  const { text: comment, write, line, drop } = useTextDraft(approvalDraft(work._id), initial?.comment)
  // An approval drops the change request that was begun: that is said before, not found out afterwards.
  const unsent = unsentWords(
    useStore(useDraftBox().store, ({ drafts }) => drafts[changesDraft(work._id)]?.words),
  )
  const hold = useSendHold()
  const decided = useDecided()
  const { leave, question } = useDiscardQuestion({
    open,
    // What was written can't be sent once it is decided: it stays a draft, and nothing is asked.
    written: comment.trim() !== '' && !elsewhere,
    drop,
    onClose: () => onClose(false),
  })

  const area = useRef<HTMLTextAreaElement>(null)
  const wrong = isTooLong(comment) ? TOO_LONG : undefined

  const approve = async () => {
    if (wrong) return area.current?.focus()
    if (hold.hold() || !(await decide({ id: work._id, comment: comment.trim() }))) return
    onDecided()
    decided(work, { decision: 'approve', comment: comment.trim() })
    onClose(true)
  }
  return (
    <ConfirmDialog
      open={open}
      title={elsewhere ? 'No longer up for approval' : 'Approve this work?'}
      description={
        elsewhere
          ? undefined
          : ['The studio hears of it at once, and the decision stands.', unsent].filter(Boolean).join(' ')
      }
      confirmLabel="Approve"
      cancelLabel={elsewhere ? 'Close' : 'Cancel'}
      busy={busy}
      onCancelBusy={cancel}
      error={message}
      onConfirm={elsewhere ? undefined : () => void approve()}
      onCancel={leave}
    >
      <WorkFacts work={work} today={today} heading="none" />
      <Field label="Comment" error={wrong} optional>
        <TextArea
          ref={area}
          name="comment"
          minRows={2}
          value={comment}
          readOnly={busy || elsewhere}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <DraftNote {...line} />
      {elsewhere ? null : <OfflineNote hold={hold} what="Your decision" />}
      {stopped ? <StoppedNote /> : null}
      {elsewhere && !refused ? <Message>{NO_LONGER_WAITS}</Message> : null}
      <DiscardQuestion {...question} />
    </ConfirmDialog>
  )
}
