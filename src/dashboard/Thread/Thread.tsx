import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Conversation } from '@/api/conversations'
import { messages as question, type ThreadMessage } from '@/api/messages'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useSession } from '@/runtime/hooks'
import { personKey } from '@/session/storedSession'
import { Button } from '@/ui/Button/Button'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { useRetry } from '../parts/useRetry'
import styles from './Thread.module.css'
import { ThreadList } from './ThreadList'
import { ThreadReply } from './ThreadReply'
import { ThreadSkeleton } from './ThreadSkeleton'
import { UnsentBubble } from './UnsentBubble'
import { useOutbox } from './useOutbox'
import { useStaysFresh } from './useStaysFresh'
import { useThreadAnnouncement } from './useThreadAnnouncement'

export interface ThreadProps {
  conversation: Conversation
  onClose: () => void
}

/** With whom it is, by the names under the messages. */
function othersIn(messages: readonly ThreadMessage[] | undefined, me: string | undefined): string {
  const names = (messages ?? []).flatMap(({ author }) =>
    author && author.id !== me && author.fullName ? [author.fullName] : [],
  )
  const [last, ...before] = [...new Set(names)].reverse()
  if (!last) return 'Conversation'
  return `With ${before.length > 0 ? `${before.reverse().join(', ')} and ` : ''}${last}`
}

/** The whole of a conversation, with a reply box below it (extension `thread`). */
export function Thread({ conversation, onClose }: ThreadProps) {
  const id = conversation._id
  const me = useSession(({ user }) => (user ? personKey(user) : undefined))
  const query = useQuery(question(useApi(), id))
  const { unsent, send, retry, discard, settle } = useOutbox(id)
  const { data } = query
  const heading = useRef<HTMLHeadingElement>(null)
  const failure = useRetry([query], heading)
  useStaysFresh(query)
  useSight(heading, data !== undefined)
  const settleBy = useEffectEvent(settle)
  useEffect(() => {
    if (data) settleBy(data)
  }, [data])
  const announcement = useThreadAnnouncement(data, unsent, me)
  // The button that was pressed goes away.
  const stay = () => heading.current?.focus({ preventScroll: true })
  return (
    <div className={styles.thread} aria-busy={(query.isPending && !failure.failed) || undefined}>
      <div className={styles.head}>
        <Button variant="quiet" size="sm" onClick={onClose} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          All messages
        </Button>
        <h3 ref={heading} tabIndex={-1} className={styles.with}>
          {othersIn(data, me)}
        </h3>
      </div>
      {failure.failed ? (
        <ErrorState onRetry={failure.retry} busy={failure.retrying}>
          {data ? 'Could not load the latest messages.' : 'Could not load'}
        </ErrorState>
      ) : null}
      {data || (failure.failed && unsent.length > 0) ? (
        <ThreadList messages={data ?? []} unsentCount={unsent.length}>
          {unsent.map((one) => (
            <UnsentBubble
              key={one.key}
              unsent={one}
              onRetry={() => {
                retry(one.key)
                stay()
              }}
              onDiscard={() => {
                discard(one.key)
                stay()
              }}
            />
          ))}
        </ThreadList>
      ) : failure.failed ? null : (
        <ThreadSkeleton />
      )}
      <ThreadReply conversation={conversation} onSend={send} />
      <VisuallyHidden>
        <span role="status">
          <span key={announcement.turn}>{announcement.text}</span>
        </span>
      </VisuallyHidden>
    </div>
  )
}

/** Opening moves the focus here; when all is there, as much of it as can be stands in the window. */
function useSight(heading: RefObject<HTMLElement | null>, there: boolean) {
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading])
  useEffect(() => {
    if (there) heading.current?.closest(`.${styles.thread}`)?.scrollIntoView({ block: 'nearest' })
  }, [heading, there])
}
