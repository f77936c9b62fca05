import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { DraftLine } from '@/runtime/drafts/useFormDraft'
import { OfflineNote } from '@/runtime/presence/OfflineNote'
import type { SendHold } from '@/runtime/presence/useSendHold'
import { useUnloadQuestion } from '@/runtime/presence/useUnloadQuestion'
import { Button } from '@/ui/Button/Button'
import { Dialog } from '@/ui/Dialog/Dialog'
import { DraftNote } from '@/ui/DraftNote/DraftNote'
import { DiscardQuestion } from '../DiscardQuestion/DiscardQuestion'
import { firstFieldOf } from '../firstFieldOf'
import styles from './TaskDialog.module.css'
import { useOwnStep } from './useOwnStep'

/** What the address asks of a dialog. */
export interface TaskProps {
  open: boolean
  /** It is done with: the address shall ask for it no longer. */
  onClose: () => void
  /** The address left it (Back) while something stood in it: it shall ask for it again. */
  onReopen: () => void
}

export interface TaskDialogProps extends TaskProps {
  title: string
  description: string
  /** Something was written or chosen that is not sent. */
  dirty: boolean
  /** It is being sent. */
  busy: boolean
  onCancelBusy: () => void
  submitLabel: string
  onSubmit: (event: FormEvent) => void
  /** What is kept of it, and why it does not send. */
  draft: DraftLine
  hold: SendHold
  onDiscard: () => void
  /** Something is written that is kept as a draft. */
  draftKept: boolean
  /** How many files stand in it: they cannot be kept. */
  files: number
  /** How many stood in it when its draft was left. */
  filesBefore: number
  /** There is nothing that could be sent. */
  idle?: boolean
  children: ReactNode
}

const CHOOSE_AGAIN = (files: number) =>
  files === 1
    ? 'Its file is not kept: choose it again.'
    : `Its ${files} files are not kept: choose them again.`

/** The window of a task: a form, its two buttons, and one question before anything that was written is lost. */
export function TaskDialog(props: TaskDialogProps) {
  const { open, onClose, onReopen, dirty, busy, onCancelBusy, onSubmit, idle = false } = props
  const { draft, hold, onDiscard, files, filesBefore } = props
  const formId = useId()
  const [asking, setAsking] = useState(false)
  const [discarded, setDiscarded] = useState(false)
  const kept = (dirty || busy) && !discarded
  const stands = open || kept

  useOwnStep(open)
  useUnloadQuestion(kept && files > 0)
  useEffect(() => {
    if (open || !kept) return
    setAsking(true)
    onReopen()
  }, [open, kept, onReopen])

  // How far it is, and then why it failed, come into sight, however long the form is.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const told = [...(form.current?.querySelectorAll(busy ? 'progress' : '[role="alert"]') ?? [])]
    told.at(-1)?.scrollIntoView({ block: 'nearest' })
  }, [busy])

  const close = () => {
    onCancelBusy()
    setDiscarded(true)
    setAsking(false)
    onClose()
  }
  const leave = () => {
    if (busy) onCancelBusy()
    else if (kept) setAsking(true)
    else onClose()
  }
  return (
    <Dialog
      open={stands}
      initialFocus={() => firstFieldOf(form.current)}
      title={props.title}
      description={props.description}
      busy={busy}
      onCancelBusy={onCancelBusy}
      onOpenChange={(next) => {
        if (!next) leave()
      }}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            {idle ? 'Close' : 'Cancel'}
          </Button>
          {idle ? null : (
            <Button type="submit" form={formId} busy={busy}>
              {props.submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSubmit(event)
        }}
      >
        <DraftNote {...draft}>{filesBefore > 0 ? CHOOSE_AGAIN(filesBefore) : null}</DraftNote>
        {props.children}
        {idle ? null : <OfflineNote hold={hold} what="What you wrote" />}
      </form>
      <DiscardQuestion
        open={stands && asking}
        onKeep={() => setAsking(false)}
        files={files}
        onKeepDraft={props.draftKept ? close : undefined}
        onDiscard={() => {
          onDiscard()
          close()
        }}
      />
    </Dialog>
  )
}
