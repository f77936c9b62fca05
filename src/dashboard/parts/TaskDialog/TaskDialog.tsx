import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/ui/Button/Button'
import { Dialog } from '@/ui/Dialog/Dialog'
import { DiscardQuestion } from '../DiscardQuestion/DiscardQuestion'
import styles from './TaskDialog.module.css'

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
  /** There is nothing that could be sent. */
  idle?: boolean
  children: ReactNode
}

/** The window of a task: a form, its two buttons, and one question before anything that was written is lost. */
export function TaskDialog(props: TaskDialogProps) {
  const { open, onClose, onReopen, dirty, busy, onCancelBusy, onSubmit, idle = false } = props
  const formId = useId()
  const [asking, setAsking] = useState(false)
  const [discarded, setDiscarded] = useState(false)
  const kept = (dirty || busy) && !discarded
  const stands = open || kept

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

  const leave = () => {
    if (busy) onCancelBusy()
    else if (kept) setAsking(true)
    else onClose()
  }
  return (
    <Dialog
      open={stands}
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
        {props.children}
      </form>
      <DiscardQuestion
        open={stands && asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          onCancelBusy()
          setDiscarded(true)
          setAsking(false)
          onClose()
        }}
      />
    </Dialog>
  )
}
