import { useEffect, useRef, useState } from 'react'
import type { ThreadMessage } from '@/api/messages'
import { failureOf, type Unsent } from './outbox'

/** What is to be spoken as the conversation goes on: what was sent, what was not, and who wrote. */
export function useThreadAnnouncement(
  messages: readonly ThreadMessage[] | undefined,
  unsent: readonly Unsent[],
  me: string | undefined,
): string {
  const before = useRef({ messages, unsent })
  const [announcement, announce] = useState('')
  useEffect(() => {
    const last = before.current
    before.current = { messages, unsent }
    const failed = unsent.find(
      ({ key, state }) =>
        state === 'failed' && last.unsent.some((one) => one.key === key && one.state === 'sending'),
    )
    if (failed) return announce(failureOf(failed, 'Message not sent'))
    if (!messages || !last.messages) return
    const known = new Set(last.messages.map(({ _id }) => _id))
    const fresh = messages.filter(({ _id, author }) => !known.has(_id) && author?.id !== me)
    const left = last.unsent.length > unsent.length && messages.length > last.messages.length
    if (fresh.length > 0) announce(`New message from ${fresh.at(-1)?.author?.fullName || 'somebody'}.`)
    else if (left) announce('Message sent.')
  }, [messages, unsent, me])
  return announcement
}
