import { Navigate } from 'react-router-dom'
import { RegisterScreen } from '@/account/RegisterScreen/RegisterScreen'
import { useSignInRedirect } from './guards/useSignInRedirect'
import { useSendingCode } from './useSendingCode'

function RegisterRoute({ area }: { area: 'user' | 'admin' }) {
  const { redirect, onSignedIn } = useSignInRedirect(area)
  useSendingCode()
  if (redirect) return <Navigate replace to={redirect} />
  return <RegisterScreen key={area} area={area} onRegistered={onSignedIn} />
}

/** /register */
export const UserRegisterRoute = () => <RegisterRoute area="user" />
/** /admin/register */
export const AdminRegisterRoute = () => <RegisterRoute area="admin" />
