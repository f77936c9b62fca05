import { CircleAlert } from 'lucide-react'
import { Button } from '@/ui/Button/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './MessageBubble.module.css'
import { failureOf, type Unsent } from './outbox'

interface UnsentBubbleProps {
  unsent: Unsent
  onRetry: () => void
  onDiscard: () => void
}

/** A message on its way, or one that did not get there: that one is kept until it does, or is discarded. */
export function UnsentBubble({ unsent, onRetry, onDiscard }: UnsentBubbleProps) {
  const { content, state } = unsent
  const which = <VisuallyHidden>: {content.slice(0, 60)}</VisuallyHidden>
  return (
    <li className={styles.message} data-own data-state={state}>
      <VisuallyHidden>You: </VisuallyHidden>
      <div className={styles.bubble}>
        <p className={styles.words}>{content}</p>
        {state === 'sending' ? <p className={styles.time}>Sending…</p> : null}
      </div>
      {state === 'failed' ? (
        <div className={styles.failed}>
          <p className={styles.why}>
            <CircleAlert aria-hidden="true" />
            <span>{failureOf(unsent)}</span>
          </p>
          <Button size="sm" variant="outline" onClick={onRetry}>
            Retry{which}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            Discard{which}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
