import { Button } from '@/ui/Button/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog'
import styles from './DiscardQuestion.module.css'

export interface DiscardQuestionProps {
  open: boolean
  onKeep: () => void
  onDiscard: () => void
  /** Closes, and keeps what was written as a draft; left out where nothing is written that can be kept. */
  onKeepDraft: (() => void) | undefined
  /** How many files were chosen: they cannot be kept. */
  files?: number
}

const FILES = (files: number) =>
  files === 1 ? 'The file that you chose is not kept.' : `The ${files} files that you chose are not kept.`

/** Asked once when a dialog is left with something in it (design section 6): nothing is thrown away unasked. */
export function DiscardQuestion({ open, onKeep, onDiscard, onKeepDraft, files = 0 }: DiscardQuestionProps) {
  const lost = files > 0 ? <p>{FILES(files)}</p> : null
  return (
    <ConfirmDialog
      open={open}
      title={onKeepDraft ? 'Discard what you wrote?' : 'Discard what you chose?'}
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      tone="danger"
      onCancel={onKeep}
      onConfirm={onDiscard}
    >
      {onKeepDraft ? (
        <div className={styles.draft}>
          <p>A draft waits on this device until you open the form again.</p>
          {lost}
          <Button block onClick={onKeepDraft}>
            Keep as draft
          </Button>
        </div>
      ) : (
        lost
      )}
    </ConfirmDialog>
  )
}
