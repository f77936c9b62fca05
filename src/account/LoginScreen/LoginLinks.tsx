import { Link } from 'react-router-dom'
import { WaysOn } from '../parts/AccountSheet/AccountSheet'

/** The ways on from the login screen (spec section 2, Login). */
export function LoginLinks({ adminMode, adminPath }: { adminMode: boolean; adminPath: boolean }) {
  return (
    <WaysOn>
      <li>
        <Link to="/forgot-password">Forgot password?</Link>
      </li>
      <li>
        <Link to="/register">{adminMode ? 'Need a user account? Sign up' : 'No account yet? Sign up'}</Link>
      </li>
      {adminPath ? (
        <li>
          <Link to="/login">Client? Go to client sign-in</Link>
        </li>
      ) : (
        <li>
          <Link to="/admin/login">Admin? Go to admin login</Link>
        </li>
      )}
    </WaysOn>
  )
}
