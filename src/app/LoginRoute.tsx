import { Navigate } from 'react-router-dom'
import { LoginScreen } from '@/account/LoginScreen/LoginScreen'
import { useSignInRedirect } from './guards/useSignInRedirect'
import { useSendingCode } from './useSendingCode'

function LoginRoute({ area }: { area: 'user' | 'admin' }) {
  const { redirect, onSignedIn } = useSignInRedirect(area)
  useSendingCode()
  if (redirect) return <Navigate replace to={redirect} />
  return <LoginScreen key={area} area={area} onSignedIn={onSignedIn} />
}

/** /login */
export const UserLoginRoute = () => <LoginRoute area="user" />
/** /admin/login */
export const AdminLoginRoute = () => <LoginRoute area="admin" />
