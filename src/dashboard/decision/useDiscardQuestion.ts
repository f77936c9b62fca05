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
  // It goes with the dialog, however that is left: before, the dialog would stand there without it for a moment.
  if (!open && asking) setAsking(false)
  const question: DiscardQuestionProps = {
    open: open && asking,
    onKeep: () => setAsking(false),
    onKeepDraft: onClose,
    onDiscard() {
      drop()
      onClose()
    },
  }
  return { leave: () => (written ? setAsking(true) : onClose()), question }
}
