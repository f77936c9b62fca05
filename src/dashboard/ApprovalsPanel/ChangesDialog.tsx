import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useFormDraft } from '@/runtime/drafts/useFormDraft'
import { OfflineNote } from '@/runtime/presence/OfflineNote'
import { useSendHold } from '@/runtime/presence/useSendHold'
import { Button } from '@/ui/Button/Button'
import { usePressGuard } from '@/ui/Button/usePressGuard'
import { Dialog } from '@/ui/Dialog/Dialog'
import { DraftNote } from '@/ui/DraftNote/DraftNote'
import { Message } from '@/ui/Message/Message'
import type { DecisionDialogProps } from '../decision/types'
import { useChangeRequest } from '../decision/useChangeRequest'
import { NO_LONGER_WAITS } from '../decision/useDecidedElsewhere'
import { useDiscardQuestion } from '../decision/useDiscardQuestion'
import { useDecided } from '../decision/useReceipts'
import { DiscardQuestion } from '../parts/DiscardQuestion/DiscardQuestion'
import { changesDraft } from '../parts/draftNames'
import { firstFieldOf } from '../parts/firstFieldOf'
import { StoppedNote } from '../parts/StoppedNote/StoppedNote'
import { WorkFacts } from '../parts/WorkFacts/WorkFacts'
import { withWholeDates } from '../parts/wholeDates'
import styles from './ApprovalsPanel.module.css'
import { ChangesFields } from './ChangesFields'
import { type Changes, changesSchema, KEEPING, NO_CHANGES } from './changesSchema'

/** Asks what should change (spec section 4): a comment, change items and an optional deadline. */
export function ChangesDialog(props: DecisionDialogProps) {
  const { work, today, open, initial, decidedElsewhere, onClose } = props
  const formId = useId()
  const fields = useRef<HTMLFormElement>(null)
  const { elsewhere, onRefused, onDecided } = decidedElsewhere
  const { decide, cancel, busy, stopped, message, refused } = useChangeRequest({
    work: work._id,
    initialFailure: initial?.failure,
    elsewhere,
    onRefused,
  })
  const form = useForm<Changes>({
    defaultValues: NO_CHANGES,
    mode: 'onBlur',
    resolver: withWholeDates(standardSchemaResolver(changesSchema(today))),
  })
  const { line, drop } = useFormDraft({
    form,
    name: changesDraft(work._id),
    empty: NO_CHANGES,
    keeping: KEEPING,
  })
  const { leave, question } = useDiscardQuestion({
    open,
    written: form.formState.isDirty && !elsewhere,
    drop,
    onClose: () => onClose(false),
  })
  const onLeave = busy ? cancel : leave
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
  return (
    <Dialog
      open={open}
      initialFocus={() => firstFieldOf(fields.current)}
      title="Request changes"
      description={elsewhere ? undefined : 'Say what should be different. The studio hears of it at once.'}
      busy={busy}
      onCancelBusy={cancel}
      onOpenChange={(next) => {
        if (!next) onLeave()
      }}
      footer={
        <>
          {elsewhere ? null : (
            <Button variant="outline" onClick={onLeave}>
              Cancel
            </Button>
          )}
          <Button
            {...guard}
            {...(elsewhere ? { onClick: onLeave } : { type: 'submit', form: formId })}
            busy={busy}
          >
            {elsewhere ? 'Close' : 'Send request'}
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <WorkFacts work={work} today={today} heading="none" />
        <DraftNote {...line} />
        <ChangesFields form={form} today={today} fixed={busy || elsewhere} />
        {stopped ? <StoppedNote /> : null}
        {elsewhere && !refused ? <Message>{NO_LONGER_WAITS}</Message> : null}
        {message ? <Message tone="danger">{message}</Message> : null}
        {elsewhere ? null : <OfflineNote hold={hold} what="What you wrote" />}
      </form>
      <DiscardQuestion {...question} />
    </Dialog>
  )
}
