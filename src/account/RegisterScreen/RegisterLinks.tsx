import { Link } from 'react-router-dom'
import { WaysOn } from '../parts/AccountSheet/AccountSheet'
import type { Area } from '../parts/area'
import { useWayBack } from '../parts/useWayBack'

/** The ways on from the registration screens: back to the sign-in of the same area, over to the other wizard. */
export function RegisterLinks({ area }: { area: Area }) {
  const state = useWayBack()
  const admin = area === 'admin'
  return (
    <WaysOn>
      <li>
        Already have an account?{' '}
        <Link to={admin ? '/admin/login' : '/login'} state={state}>
          Sign in
        </Link>
      </li>
      <li>
        {admin ? (
          <>
            Not with the studio?{' '}
            <Link to="/register" state={state}>
              Create a client account
            </Link>
          </>
        ) : (
          <>
            With the studio?{' '}
            <Link to="/admin/register" state={state}>
              Create an admin account
            </Link>
          </>
        )}
      </li>
    </WaysOn>
  )
}
