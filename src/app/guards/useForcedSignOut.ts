import { useEffect } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { useRuntime } from '@/runtime/RuntimeProvider'
import type { SessionState } from '@/session/state'
import { ENTRIES } from '../manifest'

const isPublic = (pathname: string) =>
  !ENTRIES.some(([, { path, guard }]) => guard !== 'public' && matchPath(path, pathname))

/**
 * Whether a session has just ended for want of a refresh, and this tab had a part in it: its own refresh was refused,
 * or it was still being restored when another tab's was.
 */
const isForced = (now: SessionState, before: SessionState) =>
  before.phase !== 'signedOut' &&
  now.phase === 'signedOut' &&
  (now.cause === 'expired' || (now.cause === 'expiredElsewhere' && before.phase === 'restoring'))

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
    if (from === null) return
    return session.store.subscribe((now, before) => {
      if (isForced(now, before)) navigate('/login', { state: { from } })
    })
  }, [session, navigate, from])
}
