import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { requestChanges } from '@/api/work'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useFormDraft } from '@/runtime/drafts/useFormDraft'
import { OfflineNote } from '@/runtime/presence/OfflineNote'
import { useSendHold } from '@/runtime/presence/useSendHold'
import { Button } from '@/ui/Button/Button'
import { usePressGuard } from '@/ui/ConfirmDialog/usePressGuard'
import { Dialog } from '@/ui/Dialog/Dialog'
import { DraftNote } from '@/ui/DraftNote/DraftNote'
import { Message } from '@/ui/Message/Message'
import { useDecided } from '../DecisionReceipt/useReceipts'
import { DiscardQuestion } from '../parts/DiscardQuestion/DiscardQuestion'
import { changesDraft } from '../parts/draftNames'
import { StoppedNote } from '../parts/StoppedNote/StoppedNote'
import { WorkFacts } from '../parts/WorkFacts/WorkFacts'
import { withWholeDates } from '../parts/wholeDates'
import styles from './ApprovalsPanel.module.css'
import { ChangesFields } from './ChangesFields'
import { type Changes, changesSchema, KEEPING, NO_CHANGES } from './changesSchema'
import type { DecisionDialogProps } from './DecisionDialog'
import { NO_LONGER_WAITS } from './useDecidedElsewhere'
import { useDecision } from './useDecision'

/** Asks what should change (spec section 4): a comment, change items and an optional deadline. */
export function ChangesDialog(props: DecisionDialogProps) {
  const { work, today, open, initial, decidedElsewhere, onClose } = props
  const formId = useId()
  const [asking, setAsking] = useState(false)
  // Back closes the question with the dialog.
  if (!open && asking) setAsking(false)
  const { elsewhere, onRefused, onDecided } = decidedElsewhere
  const { decide, cancel, busy, stopped, message, refused } = useDecision(requestChanges(useApi()), {
    kind: 'changes',
    work: work._id,
    done: 'Requested changes sent.',
    failed: 'Request changes failed',
    initialFailure: initial?.failure,
    ...{ elsewhere, onRefused },
  })
  const form = useForm<Changes>({
    defaultValues: NO_CHANGES,
    mode: 'onBlur',
    resolver: withWholeDates(standardSchemaResolver(changesSchema(today))),
  })
  const dirty = form.formState.isDirty
  const { line, drop } = useFormDraft({
    form,
    name: changesDraft(work._id),
    empty: NO_CHANGES,
    keeping: KEEPING,
  })
  const guard = usePressGuard(elsewhere)
  const hold = useSendHold()
  const decided = useDecided()
  useEffect(() => {
    if (!initial) return
    const { comment = '', items = [], deadline = '' } = initial
    if (comment || items.length > 0 || deadline)
      form.reset({ comment, items, deadline }, { keepDefaultValues: true })
    if (initial.checked) void form.trigger()
  }, [form, initial])

  const send = form.handleSubmit(async ({ comment, items, deadline }) => {
    if (elsewhere || hold.hold()) return
    const changes = items.map((item) => item.trim()).filter(Boolean)
    const words = { comment, deadline: deadline || null }
    if (!(await decide({ id: work._id, requestedChanges: changes, ...words }))) return
    onDecided()
    decided(work, { decision: 'changes', changes, ...words })
    onClose(true)
  })
  const leave = () => {
    if (busy) cancel()
    else if (dirty && !elsewhere) setAsking(true)
    else onClose(false)
  }
  return (
    <Dialog
      open={open}
      title="Request changes"
      description={elsewhere ? undefined : 'Say what should be different. The studio hears of it at once.'}
      busy={busy}
      onCancelBusy={cancel}
      onOpenChange={(next) => {
        if (!next) leave()
      }}
      footer={
        <>
          {elsewhere ? null : (
            <Button variant="outline" onClick={leave}>
              Cancel
            </Button>
          )}
          <Button
            {...guard}
            {...(elsewhere ? { onClick: leave } : { type: 'submit', form: formId })}
            busy={busy}
          >
            {elsewhere ? 'Close' : 'Send request'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <WorkFacts work={work} today={today} heading="none" />
        <DraftNote {...line} />
        <ChangesFields form={form} today={today} fixed={busy || elsewhere} />
        {stopped ? <StoppedNote /> : null}
        {elsewhere && !refused ? <Message>{NO_LONGER_WAITS}</Message> : null}
        {message ? <Message tone="danger">{message}</Message> : null}
        {elsewhere ? null : <OfflineNote hold={hold} what="What you wrote" />}
      </form>
      <DiscardQuestion
        open={open && asking}
        onKeep={() => setAsking(false)}
        onKeepDraft={() => onClose(false)}
        onDiscard={() => {
          drop()
          onClose(false)
        }}
      />
    </Dialog>
  )
}
