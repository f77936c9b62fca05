import type { ThreadMessage } from '@/api/messages'
import { STUDIO } from '@/content/studio'
import { formatDateTime } from '@/lib/dates'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { timeOf } from './days'
import styles from './MessageBubble.module.css'

interface MessageBubbleProps {
  message: ThreadMessage
  /** It is the reader's own. */
  own: boolean
  /** The reader is of the studio: then the studio's people need no sign. */
  studio: boolean
  /** The one before it is by the same person: the name is not written again, only spoken. */
  goesOn: boolean
}

/** Who wrote a message. */
function Author({ message: { author }, own, studio, goesOn }: MessageBubbleProps) {
  const name = own ? 'You' : author?.fullName || 'Somebody'
  // Whose side and colour it is says so to the eye.
  if (goesOn || own) return <VisuallyHidden>{name}: </VisuallyHidden>
  return (
    <p className={styles.author}>
      {name}
      {author?.isAdmin && !studio ? <span className={styles.house}> · {STUDIO.name}</span> : null}
    </p>
  )
}

/** One message: who, what, when. */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, own, goesOn } = props
  const exact = message.at ? formatDateTime(message.at) : ''
  return (
    <li className={styles.message} data-own={own || undefined} data-goes-on={goesOn || undefined}>
      <Author {...props} />
      <div className={styles.bubble}>
        <p className={styles.words}>{message.content}</p>
        {message.at && exact ? (
          <time className={styles.time} dateTime={message.at} title={exact}>
            <span aria-hidden="true">{timeOf(message.at)}</span>
            <VisuallyHidden>{exact}</VisuallyHidden>
          </time>
        ) : null}
      </div>
    </li>
  )
}
