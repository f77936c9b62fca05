import { X } from 'lucide-react'
import { useId } from 'react'
import { useSession } from '@/runtime/hooks'
import { effectiveRole, isAdmin } from '@/session/roles'
import { FriezeStill } from '../FriezeStill'
import { menuOf } from '../manifest'
import { ShellLink } from '../ShellLink/ShellLink'
import { AccountSlot } from './AccountSlot'
import styles from './MenuPanel.module.css'
import { usePanel } from './usePanel'

/**
 * The menu of a narrow screen, a panel that slides in. It is the browser's dialog: focus goes in and comes back,
 * the page behind it rests, and closed it is not displayed. The commands work before any script has run.
 */
export function MenuPanel({ initialOpen = false }: { initialOpen?: boolean }) {
  const id = useId()
  const { dialog, open, close, handlers } = usePanel(initialOpen)
  const user = useSession((state) => (state.phase === 'signedOut' ? null : state.user))
  const admin = isAdmin(user)
  const role = admin ? 'admin' : effectiveRole(user)
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={open}
        command="show-modal"
        commandfor={id}
      >
        <span className={styles.bars} aria-hidden="true" />
        Menu
      </button>
      <dialog id={id} ref={dialog} className={styles.panel} aria-label="Menu" {...handlers}>
        <div className={styles.sheet}>
          <button
            type="button"
            className={styles.close}
            aria-label="Close menu"
            onClick={close}
            command="close"
            commandfor={id}
          >
            <X aria-hidden="true" />
          </button>
          <nav aria-label="Site">
            <PanelLinks links={menuOf('header')} size="lg" />
            <h2 className={styles.group} id={`${id}-portfolio`}>
              Portfolio
            </h2>
            <PanelLinks links={menuOf('portfolio')} size="md" labelledBy={`${id}-portfolio`} />
          </nav>
          <div className={styles.account}>
            <AccountSlot place="panel" />
            {/* Known late on a prerendered page: below, so that no command moves from under a finger. */}
            {user?.fullName ? (
              <p className={styles.person}>
                Signed in as {user.fullName}
                {/* What everybody is says nothing. */}
                {role === 'user' ? null : ` · ${role}`}
              </p>
            ) : null}
            {user && !admin ? (
              <nav aria-label="Portal">
                <PanelLinks links={menuOf('client')} size="md" />
              </nav>
            ) : null}
          </div>
          <FriezeStill className={styles.frieze} />
        </div>
      </dialog>
    </>
  )
}

interface PanelLinksProps {
  links: { href: string; label: string }[]
  size: 'md' | 'lg'
  labelledBy?: string
}

function PanelLinks({ links, size, labelledBy }: PanelLinksProps) {
  return (
    <ul className={styles.list} data-size={size} aria-labelledby={labelledBy}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <ShellLink href={href} className={styles.link}>
            {label}
          </ShellLink>
        </li>
      ))}
    </ul>
  )
}
