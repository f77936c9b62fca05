import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useState } from 'react'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog'
import { DialogFrame } from './DialogFrame'
import { useGrace } from './useGrace'

export interface DialogProps {
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
  /** Width on a wide screen: 26, 36 or 52 rem. */
  size?: 'sm' | 'md' | 'lg'
  /** What takes the focus; otherwise the first field or button, and on touch the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Something was written: closing asks first. The caller's own buttons close without asking. */
  dirty?: boolean
}

/** A window over the page for a short task. Focus goes in, stays in, and comes back to where it was. */
export function Dialog({ open, onOpenChange, dirty = false, size = 'md', children, ...frame }: DialogProps) {
  const [asking, setAsking] = useState(false)
  const stands = useGrace(open)
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        if (reason === 'outside-press' && !stands()) return
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
