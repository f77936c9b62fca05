import { useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '@/runtime/hooks'
import { isLogout } from '@/session/state'
import { ScreenSkeleton } from '../ScreenSkeleton/ScreenSkeleton'
import { loginPathFor } from './returnPath'

/**
 * Lets signed-in people through. It is a courtesy, not security: the API alone decides who gets what.
 * Who arrives signed out goes to the login of their area and comes back; who is signed out while here
 * goes to /login, and comes back unless they logged out, here or in another tab.
 */
export function RequireSession() {
  const location = useLocation()
  const phase = useSession((state) => state.phase)
  const cause = useSession((state) => state.cause)
  const wasSignedIn = useRef(false)
  if (phase !== 'signedOut') {
    wasSignedIn.current = phase === 'signedIn' || wasSignedIn.current
    return <Outlet />
  }
  const from = `${location.pathname}${location.search}${location.hash}`
  const ended = wasSignedIn.current || cause !== null
  return (
    <>
      <Navigate
        replace
        to={ended ? '/login' : loginPathFor(location.pathname)}
        state={ended && isLogout(cause) ? null : { from }}
      />
      {/* Until the login's code is there, so that the page is never blank. */}
      <ScreenSkeleton />
    </>
  )
}
