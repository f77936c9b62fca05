import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog'

export interface DiscardQuestionProps {
  open: boolean
  onKeep: () => void
  onDiscard: () => void
}

/** Asked when a dialog's own Cancel would throw away what was written (design section 6). */
export function DiscardQuestion({ open, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Discard what you wrote?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      tone="danger"
      onCancel={onKeep}
      onConfirm={onDiscard}
    />
  )
}
