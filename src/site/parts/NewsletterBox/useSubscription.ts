import { useEffect, useRef, useState } from 'react'
import { isSilent, messageOf } from '@/api/ApiError'
import { isEmail } from '@/lib/email'
import { useRuntime } from '@/runtime/RuntimeProvider'

/** How long feedback stands (spec section 9). */
const FEEDBACK_MS = 3200

export interface NewsletterFeedback {
  /** `invalid` is about what was typed, `failed` about what was sent. */
  kind: 'success' | 'invalid' | 'failed'
  text: string
}

/** Subscribing, one call at a time, and what there is to say about it for a while. */
export function useSubscription(initial: NewsletterFeedback | null) {
  const { clock, api } = useRuntime()
  const [feedback, setFeedback] = useState(initial)
  const [busy, setBusy] = useState(false)
  // State comes too late for the second half of a double click.
  const sending = useRef(false)

  // Each feedback has its own timer: the next one calls the former's off. What a story shows first, stays.
  const [first] = useState(initial)
  useEffect(() => {
    if (feedback && feedback !== first) return clock.after(FEEDBACK_MS, () => setFeedback(null))
  }, [clock, feedback, first])

  // Neither client nor call is loaded before somebody subscribes.
  const parts = () => Promise.all([api(), import('@/api/newsletter')])

  /** Says whether the address was taken. */
  const subscribe = async (typed: string): Promise<boolean> => {
    if (sending.current) return false
    const email = typed.trim()
    if (!isEmail(email)) {
      setFeedback({ kind: 'invalid', text: 'Enter a valid email.' })
      return false
    }
    sending.current = true
    setBusy(true)
    setFeedback(null)
    try {
      const [client, calls] = await parts()
      const message = await calls.subscribe(client, email)
      setFeedback({ kind: 'success', text: message ?? 'Subscribed! Check your inbox.' })
      return true
    } catch (error) {
      if (!isSilent(error))
        setFeedback({ kind: 'failed', text: messageOf(error, 'Subscription failed. Try again.') })
      return false
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return {
    feedback,
    busy,
    subscribe,
    /** Loads what sends, while it is there: a deployment may take it away before the address is written. */
    prepare: () => void parts().catch(() => {}),
  }
}
