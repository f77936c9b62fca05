import { Link, NavLink, useNavigate } from 'react-router-dom'
import { STUDIO } from '@/content/studio'
import { useSession } from '@/runtime/hooks'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { homeOf } from '@/session/roles'
import { Button } from '@/ui/Button/Button'
import styles from './AppShell.module.css'
import { BrandMark } from './BrandMark'

/** The site's header (spec section 2): signed out Login and Register, signed in Dashboard and Logout. */
export function SiteHeader() {
  const signedIn = useSession((state) => state.phase !== 'signedOut' && state.user !== null)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={`${STUDIO.name}, home`}>
          <BrandMark />
          <span aria-hidden="true">{STUDIO.name}</span>
        </Link>
        <nav className={styles.nav} aria-label="Account">
          {signedIn ? <SignedInLinks /> : <SignedOutLinks />}
        </nav>
      </div>
    </header>
  )
}

function SignedOutLinks() {
  return (
    <>
      <NavLink to="/login" className={styles.link ?? ''}>
        Log in
      </NavLink>
      <NavLink to="/register" className={styles.link ?? ''}>
        Register
      </NavLink>
    </>
  )
}

function SignedInLinks() {
  const { session, toasts } = useRuntime()
  const navigate = useNavigate()
  const home = useSession((state) => homeOf(state.user))
  const logOut = () => {
    session.logOut()
    toasts.add({ place: 'top-right', tone: 'success', text: 'Logged out successfully' })
    navigate('/login')
  }
  return (
    <>
      <NavLink to={home} className={styles.link ?? ''}>
        Dashboard
      </NavLink>
      <Button variant="outline" size="sm" onClick={logOut}>
        Logout
      </Button>
    </>
  )
}
