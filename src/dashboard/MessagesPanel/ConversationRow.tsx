import { ArrowRight } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'
import type { Conversation } from '@/api/conversations'
import { formatDateTime, relativeTime } from '@/lib/dates'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { WorkMark } from '../parts/WorkMark/WorkMark'
import styles from './MessagesPanel.module.css'
import { ReplyBox } from './ReplyBox'

/** How long ago it was, with the exact time for a pointer that rests on it and for screen readers. */
function When({ at, now }: { at: string; now: number }) {
  const exact = formatDateTime(at)
  return (
    <time className={styles.when} dateTime={at} title={exact}>
      {relativeTime(at, now)}
      <VisuallyHidden>, {exact}</VisuallyHidden>
    </time>
  )
}

export interface ConversationRowProps {
  conversation: Conversation
  /** Epoch ms. */
  now: number
  /** Where it stands open as a whole (extension `thread`). */
  linkTo?: LinkProps | undefined
}

/** One conversation: its latest message, when that was written, and a box for a reply. */
export function ConversationRow({ conversation, now, linkTo }: ConversationRowProps) {
  const { _id, at, preview } = conversation
  return (
    <div className={styles.row}>
      <WorkMark id={_id} />
      <div className={styles.message}>
        <p className={styles.preview} data-empty={!preview || undefined}>
          {linkTo ? (
            <Link {...linkTo} className={styles.open ?? ''} data-conversation={_id}>
              <VisuallyHidden>Open the conversation: </VisuallyHidden>
              {preview || 'No messages yet.'}
              <ArrowRight aria-hidden="true" />
            </Link>
          ) : (
            preview || 'No messages yet.'
          )}
        </p>
        {at ? <When at={at} now={now} /> : null}
      </div>
      <ReplyBox conversation={conversation} />
    </div>
  )
}
