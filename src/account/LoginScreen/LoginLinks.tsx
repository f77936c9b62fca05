import { Link } from 'react-router-dom'
import { WaysOn } from '../parts/AccountSheet/AccountSheet'
import { useWayBack } from '../parts/useWayBack'

/** The ways on from the login screen (spec section 2, Login). */
export function LoginLinks({ adminMode, adminPath }: { adminMode: boolean; adminPath: boolean }) {
  const state = useWayBack()
  return (
    <WaysOn>
      <li>
        <Link to="/forgot-password" state={state}>
          Forgot password?
        </Link>
      </li>
      <li>
        <Link to="/register" state={state}>
          {adminMode ? 'Need a user account? Sign up' : 'No account yet? Sign up'}
        </Link>
      </li>
      {adminPath ? (
        <li>
          <Link to="/login" state={state}>
            Client? Go to client sign-in
          </Link>
        </li>
      ) : (
        <li>
          <Link to="/admin/login" state={state}>
            Admin? Go to admin login
          </Link>
        </li>
      )}
    </WaysOn>
  )
}
