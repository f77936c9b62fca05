import { useEffect } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { ENTRIES } from '../manifest'

const isPublic = (pathname: string) =>
  !ENTRIES.some(([, { path, guard }]) => guard !== 'public' && matchPath(path, pathname))

/**
 * A call of a public page may end the session, too: that leads to /login, and back (spec section 8). Guarded screens
 * have their guard. A session that could not be restored, or that ended in another tab, moves nobody off a public page.
 */
export function useForcedSignOut(): void {
  const { session } = useRuntime()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const from = isPublic(pathname) ? `${pathname}${search}${hash}` : null
  useEffect(() => {
    if (from === null) return
    return session.store.subscribe((now, before) => {
      const forced = before.phase === 'signedIn' && now.phase === 'signedOut' && now.cause === 'expired'
      if (forced) navigate('/login', { state: { from } })
    })
  }, [session, navigate, from])
}
