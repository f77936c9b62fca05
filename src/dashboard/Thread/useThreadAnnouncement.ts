import { useEffect, useRef, useState } from 'react'
import type { ThreadMessage } from '@/api/messages'
import { failureOf, type Unsent } from './outbox'

/** Words to be spoken. The same words again are another announcement: it has to change the page to be heard. */
interface Announcement {
  text: string
  turn: number
}

/** What is to be spoken as the conversation goes on: what was sent, what was not, and who wrote. */
export function useThreadAnnouncement(
  messages: readonly ThreadMessage[] | undefined,
  unsent: readonly Unsent[],
  me: string | undefined,
): Announcement {
  const before = useRef({ messages, unsent })
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', turn: 0 })
  useEffect(() => {
    const last = before.current
    before.current = { messages, unsent }
    const announce = (text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 }))
    const wasSending = (key: string) => last.unsent.some((one) => one.key === key && one.state === 'sending')
    // What was said of the one before is over.
    if (unsent.some(({ key, state }) => state === 'sending' && !wasSending(key))) announce('')
    const failed = unsent.find(({ key, state }) => state === 'failed' && wasSending(key))
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
