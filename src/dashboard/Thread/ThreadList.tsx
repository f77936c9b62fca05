import { ArrowDown } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import type { ThreadMessage } from '@/api/messages'
import { useNow, useSession } from '@/runtime/hooks'
import { isAdmin } from '@/session/roles'
import { personKey } from '@/session/storedSession'
import { Button } from '@/ui/Button/Button'
import { daysOf } from './days'
import { MessageBubble } from './MessageBubble'
import styles from './Thread.module.css'
import { useThreadScroll } from './useThreadScroll'

/** So many messages stand at once, and are added on demand. */
const AT_ONCE = 100

interface ThreadListProps {
  messages: readonly ThreadMessage[]
  /** How many are on their way or did not get there, and those. */
  unsentCount: number
  children: ReactNode
}

/** Whether two messages are by one person; whoever has no id is known by their name. */
const isByTheSame = (one: ThreadMessage | undefined, { author }: ThreadMessage) =>
  one?.author?.id === author?.id && (Boolean(author?.id) || one?.author?.fullName === author?.fullName)

/** A conversation day by day, the newest at the bottom. */
export function ThreadList({ messages, unsentCount, children }: ThreadListProps) {
  const now = useNow()
  const user = useSession((state) => state.user)
  const [limit, setLimit] = useState(AT_ONCE)
  const me = user && personKey(user)
  const isOwn = ({ author }: ThreadMessage) => me !== null && author?.id === me
  const othersCount = messages.filter((message) => !isOwn(message)).length
  const { box, fresh, toEnd, keepPlace } = useThreadScroll(othersCount, unsentCount)
  const left = Math.max(0, messages.length - limit)
  const next = Math.min(AT_ONCE, left)
  const days = daysOf(messages.slice(left), now)
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus (axe: scrollable-region-focusable); not all browsers let it by themselves. */}
      <section ref={box} className={styles.scroll} aria-label="Conversation" tabIndex={0}>
        <div className={styles.days}>
          {left > 0 ? (
            <Button
              variant="outline"
              size="sm"
              block
              onClick={() => {
                keepPlace()
                setLimit(limit + AT_ONCE)
                // The button may go: the focus stays where one reads.
                box.current?.focus({ preventScroll: true })
              }}
            >
              Show {next} earlier ({left} left)
            </Button>
          ) : null}
          {messages.length + unsentCount === 0 ? (
            <p className={styles.none}>No messages yet. Write the first one below.</p>
          ) : null}
          {days.map(({ day, label, messages: dayMessages }) => (
            <Fragment key={day}>
              <h3 className={styles.day}>{label}</h3>
              <ol className={styles.list}>
                {dayMessages.map((message, index) => (
                  <MessageBubble
                    key={message._id}
                    message={message}
                    own={isOwn(message)}
                    studio={isAdmin(user)}
                    goesOn={index > 0 && isByTheSame(dayMessages[index - 1], message)}
                  />
                ))}
              </ol>
            </Fragment>
          ))}
          {unsentCount > 0 ? <ol className={styles.list}>{children}</ol> : null}
        </div>
      </section>
      {fresh > 0 ? (
        <div className={styles.fresh}>
          <Button size="sm" onClick={toEnd}>
            <ArrowDown aria-hidden="true" />
            {fresh === 1 ? '1 new message' : `${fresh} new messages`}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
