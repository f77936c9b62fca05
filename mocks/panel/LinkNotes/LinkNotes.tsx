import { Button } from '@/ui/Button/Button'
import { Message } from '@/ui/Message/Message'
import type { Note } from '../../link/readPart'
import styles from './LinkNotes.module.css'

export interface LinkNotesProps {
  /** What of the link was not understood. */
  notes: readonly Note[]
  /** Takes the note away; without it it stays. */
  onDismiss?: () => void
}

/** Says which parts of a link's scenario were not understood, and that the rest of it holds. */
export function LinkNotes({ notes, onDismiss }: LinkNotesProps) {
  // A link may name one part twice.
  const each = [...new Map(notes.map((note) => [note.part, note])).values()]
  return (
    <Message
      tone="warning"
      title="Not understood in this link; the rest of it holds."
      action={
        onDismiss ? (
          <Button size="sm" variant="outline" onClick={onDismiss}>
            Dismiss
          </Button>
        ) : null
      }
    >
      <ul className={styles.notes}>
        {each.map(({ part, why }) => (
          <li key={part}>
            <code>{part}</code> {why}
          </li>
        ))}
      </ul>
    </Message>
  )
}
