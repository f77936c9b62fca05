import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { DialogFrame, type DialogFrameProps } from './DialogFrame'
import { useGrace } from './useGrace'

export interface DialogProps {
  /** Whether it is shown; the owner keeps this. */
  open: boolean
  /** Asked by Escape, the backdrop and the close button; an owner of something written may ask back first. */
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
  /**
   * What takes the focus; otherwise the first field or button, and on touch the dialog itself. `dialog`: it does everywhere,
   * for what is read from its beginning. A function: instead of the first field or button, where it finds one.
   */
  initialFocus?: DialogFrameProps['initialFocus']
  /** What was asked for is being carried out: it does not close meanwhile. */
  busy?: boolean
  /** Calls off what is being carried out: Escape and the close button then mean that. The dialog stays. */
  onCancelBusy?: () => void
}

/** A window over the page for a short task. Focus goes in, stays in, and comes back to where it was. */
export function Dialog({ open, onOpenChange, size = 'md', children, ...props }: DialogProps) {
  const { busy = false, onCancelBusy, ...frame } = props
  const stands = useGrace(open)
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        const outside = reason === 'outside-press'
        if (outside && !stands()) return
        // A stray click on the backdrop calls nothing off.
        if (!next && busy) return outside ? undefined : onCancelBusy?.()
        onOpenChange(next)
      }}
    >
      <DialogFrame {...frame} size={size} closable>
        {children}
      </DialogFrame>
    </BaseDialog.Root>
  )
}
