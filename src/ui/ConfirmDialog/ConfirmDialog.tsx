import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from '../Button/Button'
import { usePressGuard } from '../Button/usePressGuard'
import { DialogFrame } from '../Dialog/DialogFrame'
import { Message } from '../Message/Message'
import styles from './ConfirmDialog.module.css'

export interface ConfirmDialogProps {
  /** Whether it is shown; the owner keeps this. */
  open: boolean
  /** The one question, as a sentence. */
  title: ReactNode
  /** What follows from a yes, in one sentence. */
  description?: ReactNode
  /** Facts or a field that belong to the question. */
  children?: ReactNode
  /** The verb of the yes. */
  confirmLabel: ReactNode
  /** The words of the no; "Cancel" if not given. */
  cancelLabel?: ReactNode
  /** `danger` for what can't be undone: the focus then starts on cancel, unless there are children to begin with. */
  tone?: 'default' | 'danger'
  /** The yes is being carried out: it can't be closed meanwhile. */
  busy?: boolean
  /** Calls off what is being carried out: Cancel and Escape then mean that. The dialog stays. */
  onCancelBusy?: () => void
  /** Why the yes failed. The dialog stays, so that it can be tried again. */
  error?: ReactNode
  /** The yes. The owner closes the dialog when the work is done. Without it there is nothing left to say yes to: the no alone. */
  onConfirm?: (() => void) | undefined
  /** Cancel and Escape. A click outside does nothing: the question wants an answer. */
  onCancel: () => void
}

/** One question with two answers, over whatever stands on the screen, a dialog included. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, children, confirmLabel, error, onConfirm, onCancel } = props
  const { cancelLabel = 'Cancel', tone = 'default', busy = false, onCancelBusy } = props
  const no = busy ? onCancelBusy : onCancel
  const yes = onConfirm ? (tone === 'danger' ? 'danger' : 'solid') : 'outline'
  const confirm = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const guard = usePressGuard(!onConfirm)
  const focus = children ? undefined : tone === 'danger' ? cancel : confirm
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) no?.()
      }}
    >
      <DialogFrame
        title={title}
        description={description}
        size="sm"
        closable={false}
        initialFocus={focus}
        footer={
          <>
            {onConfirm ? (
              <Button ref={cancel} variant="outline" disabled={!no} onClick={no}>
                {cancelLabel}
              </Button>
            ) : null}
            {/* The no takes the place of a yes that is gone, so that the focus stays where it was pressed. */}
            <Button {...guard} ref={confirm} variant={yes} busy={busy} onClick={onConfirm ?? no}>
              {onConfirm ? confirmLabel : cancelLabel}
            </Button>
          </>
        }
      >
        {children || error ? (
          <div className={styles.body}>
            {children}
            {error ? <Message tone="danger">{error}</Message> : null}
          </div>
        ) : null}
      </DialogFrame>
    </AlertDialog.Root>
  )
}
