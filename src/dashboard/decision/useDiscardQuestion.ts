import { useState } from 'react'
import type { DiscardQuestionProps } from '../parts/DiscardQuestion/DiscardQuestion'

export interface LeavingOptions {
  /** The dialog is open. */
  open: boolean
  /** Something stands in it that could still be sent. */
  written: boolean
  /** Throws away what was written. */
  drop: () => void
  /** Closes the dialog. */
  onClose: () => void
}

/** The way out of a decision's dialog: `leave` asks first where something is written, by the question that it gives. */
export function useDiscardQuestion({ open, written, drop, onClose }: LeavingOptions) {
  const [asking, setAsking] = useState(false)
  // Back closes the question with the dialog.
  if (!open && asking) setAsking(false)
  const close = () => {
    setAsking(false)
    onClose()
  }
  const question: DiscardQuestionProps = {
    open: open && asking,
    onKeep: () => setAsking(false),
    onKeepDraft: close,
    onDiscard() {
      drop()
      close()
    },
  }
  return { leave: () => (written ? setAsking(true) : onClose()), question }
}
