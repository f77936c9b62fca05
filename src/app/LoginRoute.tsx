import { useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { LoginScreen } from '@/account/LoginScreen/LoginScreen'
import { useSession } from '@/runtime/hooks'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { homeOf, isAdmin, type User } from '@/session/roles'
import { pathAfterSignIn } from './guards/returnPath'
import { loadDashboard } from './loadDashboard'

/** Milliseconds that the message of a successful sign-in stands at least. */
const REDIRECT_MS = 600

function LoginRoute({ area }: { area: 'user' | 'admin' }) {
  const { clock } = useRuntime()
  const navigate = useNavigate()
  const location = useLocation()
  const phase = useSession((state) => state.phase)
  const user = useSession((state) => state.user)
  const submitting = useSession((state) => state.isLoading)
  // A sign-in by this form shows its message before it leaves; one that came otherwise leaves at once.
  const byForm = useRef(false)
  if (phase !== 'signedIn') byForm.current = submitting

  const onSignedIn = async (person: User) => {
    const minimum = new Promise<void>((resolve) => clock.after(REDIRECT_MS, resolve))
    await Promise.allSettled([loadDashboard(), minimum])
    navigate(pathAfterSignIn(person, location.state), { replace: true })
  }

  // A client may come to /admin/login to sign in as somebody else; everybody else is already where they belong.
  const stays = area === 'admin' && !isAdmin(user)
  if (phase === 'signedIn' && user && !byForm.current && !stays) {
    return <Navigate replace to={location.state ? pathAfterSignIn(user, location.state) : homeOf(user)} />
  }
  return <LoginScreen key={area} area={area} onSignedIn={(person) => void onSignedIn(person)} />
}

/** /login */
export const UserLoginRoute = () => <LoginRoute area="user" />
/** /admin/login */
export const AdminLoginRoute = () => <LoginRoute area="admin" />
