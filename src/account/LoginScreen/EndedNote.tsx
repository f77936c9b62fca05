import { useSession } from '@/runtime/hooks'
import type { SignOutCause } from '@/session/state'
import { Message } from '@/ui/Message/Message'

const EXPIRED = 'Your session has ended. Please sign in again.'

/** What is said of a session that ended without the person doing it here; a logout here says so by its toast. */
const WORDS: Record<SignOutCause, string | null> = {
  logout: null,
  expired: EXPIRED,
  expiredElsewhere: EXPIRED,
  logoutElsewhere: 'You were signed out in another tab.',
}

/** Why somebody stands before the login again who was signed in a moment ago. */
export function EndedNote() {
  const cause = useSession((state) => state.cause)
  const words = cause && WORDS[cause]
  return words ? <Message tone="info">{words}</Message> : null
}
