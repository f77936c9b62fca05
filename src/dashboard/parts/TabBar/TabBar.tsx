import { Bookmark, Box, House, ShoppingCart, Upload } from 'lucide-react'
import type { ComponentType } from 'react'
import { NavLink, type NavLinkProps, useLocation } from 'react-router-dom'
import { useExtension } from '@/runtime/extensions'
import { useNarrow, useSession } from '@/runtime/hooks'
import { homeOf, isAdmin } from '@/session/roles'
import { type DashboardTask, taskPath, taskStep } from '../TaskDialog/taskStep'
import { CountedTab } from './CountedTab'
import styles from './TabBar.module.css'

const SAVED = { to: '/favorites', icon: Bookmark, label: 'Saved' }
const CART = { to: '/cart', icon: ShoppingCart, label: 'Cart' }

export interface TabBarProps {
  /** How much is saved and in the cart stands there as well (extension `shop`). Wants a DataProvider above. */
  counted?: boolean
  /** It is the dashboard's own: a task opens upon what is there. */
  here?: boolean
}

/** The dashboard's bar on a phone, at 768 px or less (spec section 2, Dashboard). */
export function TabBar({ counted = false, here = false }: TabBarProps) {
  const shop = useExtension('shop')
  const narrow = useNarrow()
  const user = useSession((state) => state.user)
  const location = useLocation()
  const opens = (task: DashboardTask) => (here ? taskStep(location, task) : { to: taskPath(task) })
  // Nothing is asked for a bar that is not seen.
  const counts = counted && shop && narrow
  return (
    <nav className={styles.bar} aria-label="Dashboard">
      <Tab to={homeOf(user)} icon={House} label="Home" />
      {counts ? (
        <CountedTab shelf="saved">{(count) => <Tab {...SAVED} count={count} />}</CountedTab>
      ) : (
        <Tab {...SAVED} />
      )}
      {isAdmin(user) ? (
        <>
          <Tab {...opens('product')} icon={Box} label="Product" action />
          <Tab {...opens('upload')} icon={Upload} label="Upload" action />
        </>
      ) : null}
      {counts ? (
        <CountedTab shelf="cart">{(count) => <Tab {...CART} count={count} />}</CountedTab>
      ) : (
        <Tab {...CART} />
      )}
    </nav>
  )
}

interface TabProps extends Pick<NavLinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset'> {
  icon: ComponentType<{ className?: string; 'aria-hidden': true }>
  label: string
  /** Opens something on a page instead of being one: never marked as the current page. */
  action?: boolean
  /** A number at the icon, which is no part of the link's name. */
  count?: number | undefined
}

/** The bar has room for no more digits. */
const MOST = 99

const things = (count: number) => (count === 1 ? '1 item' : `${count} items`)

function Tab({ icon: Icon, label, action = false, count = 0, ...step }: TabProps) {
  return (
    <NavLink
      {...step}
      end
      className={styles.tab ?? ''}
      {...(action ? { 'aria-current': false } : {})}
      data-action={action || undefined}
      aria-description={count > 0 ? things(count) : undefined}
    >
      <span className={styles.sign}>
        <Icon className={styles.icon ?? ''} aria-hidden />
        {count > 0 ? (
          <span className={styles.count} aria-hidden="true">
            {count > MOST ? `${MOST}+` : count}
          </span>
        ) : null}
      </span>
      {label}
    </NavLink>
  )
}
