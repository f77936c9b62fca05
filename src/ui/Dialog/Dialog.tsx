import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useState } from 'react'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog'
import { DialogFrame } from './DialogFrame'
import { useGrace } from './useGrace'

export interface DialogProps {
  /** Whether it is shown; the owner keeps this. */
  open: boolean
  /** Asked by Escape, the backdrop and the close button. With `dirty`, only after the person chose to discard. */
  onOpenChange: (open: boolean) => void
  /** The dialog's name, also its heading. */
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  /** The body; it scrolls when it is taller than the screen. */
  children?: ReactNode
  /** Buttons, always in reach below the scrolling body. */
  footer?: ReactNode
  /** Width on a wide screen: 26, 36 or 52 rem; `full` is the whole window, its body without a margin. */
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** What takes the focus; otherwise the first field or button, and on touch the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Something was written: closing asks first. The caller's own buttons close without asking. */
  dirty?: boolean
  /** What was asked for is being carried out: it neither asks nor closes meanwhile. */
  busy?: boolean
  /** Calls off what is being carried out: Escape and the close button then mean that. The dialog stays. */
  onCancelBusy?: () => void
}

/** A window over the page for a short task. Focus goes in, stays in, and comes back to where it was. */
export function Dialog({ open, onOpenChange, size = 'md', children, ...props }: DialogProps) {
  const { dirty = false, busy = false, onCancelBusy, ...frame } = props
  const [asking, setAsking] = useState(false)
  const stands = useGrace(open)
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        const outside = reason === 'outside-press'
        if (outside && !stands()) return
        // A stray click on the backdrop calls nothing off.
        if (!next && busy) return outside ? undefined : onCancelBusy?.()
        if (!next && dirty) setAsking(true)
        else onOpenChange(next)
      }}
    >
      <DialogFrame
        {...frame}
        size={size}
        closable
        nested={
          <ConfirmDialog
            open={open && asking}
            title="Discard what you wrote?"
            confirmLabel="Discard"
            cancelLabel="Keep editing"
            tone="danger"
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              onOpenChange(false)
            }}
          />
        }
      >
        {children}
      </DialogFrame>
    </BaseDialog.Root>
  )
}
