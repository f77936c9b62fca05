import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Area } from '@/account/parts/area'
import { useSession } from '@/runtime/hooks'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { isAdmin, type User } from '@/session/roles'
import { leadsToDashboard } from '../dashboardPaths'
import { loadDashboard } from '../loadDashboard'
import { pathAfterSignIn } from './returnPath'

/** Milliseconds that the message of a successful sign-in or registration stands at least. */
const REDIRECT_MS = 600

export interface SignInRedirect {
  /** Where somebody belongs who is signed in already; null while the screen may be shown. */
  redirect: string | null
  /** Follows a sign-in by the screen's own form: leaves when the next screen's code is there, not at once. */
  onSignedIn: (person: User) => void
}

/**
 * The ways out of the login and registration screens (spec section 2: an admin goes to /admin, everyone else to
 * /dashboard). The form's own success shows its message before it leaves; a session that came otherwise leaves at
 * once.
 */
export function useSignInRedirect(area: Area): SignInRedirect {
  const { clock } = useRuntime()
  const navigate = useNavigate()
  const location = useLocation()
  const phase = useSession((state) => state.phase)
  const user = useSession((state) => state.user)
  const elsewhere = useSession((state) => state.elsewhere)
  const submitting = useSession((state) => state.isLoading)
  // What another form sent, which was left before its answer came, is not this one's.
  const foreign = useRef(submitting)
  if (!submitting) foreign.current = false
  const byForm = useRef(false)
  // A client in the admin area is signed in before the form is sent, too. By another tab's sign-in the form's is void.
  if (submitting || phase !== 'signedIn') byForm.current = submitting && !foreign.current
  else if (elsewhere) byForm.current = false

  // Who leaves by another way meanwhile is not called back.
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const leave = async (person: User) => {
    const minimum = new Promise<void>((resolve) => clock.after(REDIRECT_MS, resolve))
    const path = pathAfterSignIn(person, location.state)
    // Other screens' code is waited for by the router.
    await Promise.allSettled([leadsToDashboard(path) ? loadDashboard(person) : null, minimum])
    if (here.current) navigate(path, { replace: true })
  }

  // A client may come to the admin area to be somebody else; everybody else is already where they belong.
  const stays = area === 'admin' && !isAdmin(user)
  const belongsElsewhere = phase === 'signedIn' && user && !byForm.current && !stays
  return {
    redirect: belongsElsewhere ? pathAfterSignIn(user, location.state) : null,
    onSignedIn: (person) => void leave(person),
  }
}
