import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { InlineButton } from '../InlineButton/InlineButton'
import styles from './DraftNote.module.css'

export interface DraftNoteProps {
  /** `restored`: what stands in the form comes from a former visit. `discarded`: it is gone, and can be had back. */
  state: 'none' | 'restored' | 'discarded'
  /** Empties the form. */
  onDiscard: () => void
  /** Puts back what was discarded. */
  onUndo: () => void
  /** What else is to be known of the draft, as one short sentence. */
  children?: ReactNode
}

/** A quiet line by a form that brought back what somebody had begun, with the way to be rid of it, and back again. */
export function DraftNote({ state, onDiscard, onUndo, children }: DraftNoteProps) {
  const restored = state === 'restored'
  return (
    <div className={styles.place} role="status" data-empty={state === 'none' || undefined}>
      {state === 'none' ? null : (
        <p className={styles.note}>
          <History className={styles.icon} aria-hidden="true" />
          <span>
            {restored ? 'Draft restored' : 'Draft discarded'}
            <span className={styles.dot}> · </span>
            {/* One button, so that the focus stays when its word changes. */}
            <InlineButton onClick={restored ? onDiscard : onUndo}>
              {restored ? 'Discard' : 'Undo'}
            </InlineButton>
            {restored && children ? <span className={styles.more}>{children}</span> : null}
          </span>
        </p>
      )}
    </div>
  )
}
