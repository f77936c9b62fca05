import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { isSecondClick } from '@/lib/press'
import { returnNote } from '@/lib/returnNote'
import { useSession } from '@/runtime/hooks'
import { Button } from '@/ui/Button/Button'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { leadsToDashboard } from '../dashboardPaths'
import { ShellLink } from '../ShellLink/ShellLink'
import { useLogOut } from '../useLogOut'
import styles from './AccountSlot.module.css'

/**
 * Signed out: Sign in and Register; signed in: Dashboard and Logout (spec section 2). A page that comes prerendered
 * knows nobody yet, so it holds both, and the head script's mark on the document chooses before the first paint.
 * What is not chosen is not displayed, and so is in nobody's tab order.
 */
export function AccountSlot({ place }: { place: 'bar' | 'panel' }) {
  const known = useSession(({ phase, user }) => phase !== 'restoring' || user !== null)
  const signedIn = useSession(({ phase, user }) => phase !== 'signedOut' && user !== null)
  return (
    <>
      {known && signedIn ? null : (
        <div
          key="visitor"
          className={styles.slot}
          data-place={place}
          data-for="visitor"
          data-waiting={!known || undefined}
        >
          <Visitor />
        </div>
      )}
      {known && !signedIn ? null : (
        <div
          key="member"
          className={styles.slot}
          data-place={place}
          data-for="member"
          data-waiting={!known || undefined}
        >
          <Member />
        </div>
      )}
    </>
  )
}

/** The second click of a double click on Logout, in whose place these links stand by then, is not meant for them. */
const unlessDouble = (event: MouseEvent) => {
  if (isSecondClick(event)) event.preventDefault()
}

function Visitor() {
  const { state } = useLocation()
  // As the account screens' own links do, these hand on where a guard stopped the person.
  const note = { state: returnNote(state) }
  return (
    <>
      <ShellLink href="/login" className={styles.link} onClick={unlessDouble} {...note}>
        Sign in
      </ShellLink>
      <ButtonLink href="/register" className={styles.button} onClick={unlessDouble} {...note}>
        Register
      </ButtonLink>
    </>
  )
}

function Member() {
  const logOut = useLogOut()
  const { pathname } = useLocation()
  return (
    <>
      <ShellLink
        href="/dashboard"
        className={styles.link}
        aria-current={leadsToDashboard(pathname) ? 'page' : undefined}
      >
        Dashboard
      </ShellLink>
      <Button variant="outline" className={styles.button} onClick={() => logOut()}>
        Logout
      </Button>
    </>
  )
}
