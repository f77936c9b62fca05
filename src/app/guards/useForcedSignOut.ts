import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRuntime } from '@/runtime/RuntimeProvider'
import type { Session } from '@/session/createSession'
import type { SessionState } from '@/session/state'
import { ENTRIES } from '../manifest'
import { matchEntry } from '../router/matchEntry'

const isPublic = (pathname: string) =>
  !ENTRIES.some(([, entry]) => entry.guard !== 'public' && matchEntry(entry, pathname))

/**
 * Whether a session has just ended for want of a refresh, and this tab had a part in it: its own refresh was refused,
 * or it was still being restored when another tab's was.
 */
const isForced = (now: SessionState, before: SessionState) =>
  before.phase !== 'signedOut' &&
  now.phase === 'signedOut' &&
  (now.cause === 'expired' || (now.cause === 'expiredElsewhere' && before.phase === 'restoring'))

/** Sessions that somebody listens to: what ended before that may have done so unheard. */
const heard = new WeakSet<Session>()

const isExpired = ({ phase, cause }: SessionState) =>
  phase === 'signedOut' && (cause === 'expired' || cause === 'expiredElsewhere')

/**
 * A public page may be where a session ends, too, at startup or by one of its calls: that leads to /login, and back
 * (spec section 8). Guarded screens have their guard; what another tab did moves nobody off a page that anybody may
 * read.
 */
export function useForcedSignOut(): void {
  const { session } = useRuntime()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const from = isPublic(pathname) ? `${pathname}${search}${hash}` : null
  useEffect(() => {
    const isFirst = !heard.has(session)
    heard.add(session)
    if (from === null) return
    const leave = () => void navigate('/login', { state: { from } })
    // A page on which nothing is drawn asks for its session before the app is there.
    if (isFirst && isExpired(session.store.getState())) leave()
    return session.store.subscribe((now, before) => {
      if (isForced(now, before)) leave()
    })
  }, [session, navigate, from])
}
