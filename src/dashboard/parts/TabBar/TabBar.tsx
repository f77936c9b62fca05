import { Bookmark, Box, House, ShoppingCart, Upload } from 'lucide-react'
import type { ComponentType } from 'react'
import { NavLink } from 'react-router-dom'
import { useExtension } from '@/runtime/extensions'
import { useNarrow, useSession } from '@/runtime/hooks'
import { homeOf, isAdmin } from '@/session/roles'
import { CountedTab } from './CountedTab'
import styles from './TabBar.module.css'

/** What the dashboard opens when its address asks for it (`?do=`). */
export type DashboardTask = 'product' | 'upload'

/** The address at which the dashboard opens a dialog. */
export const taskPath = (task: DashboardTask): string => `/admin?do=${task}`

const SAVED = { href: '/favorites', icon: Bookmark, label: 'Saved' }
const CART = { href: '/cart', icon: ShoppingCart, label: 'Cart' }

export interface TabBarProps {
  /** How much is saved and in the cart stands there as well (extension `shop`). Wants a DataProvider above. */
  counted?: boolean
}

/** The dashboard's bar on a phone, at 768 px or less (spec section 2, Dashboard). */
export function TabBar({ counted = false }: TabBarProps) {
  const shop = useExtension('shop')
  const narrow = useNarrow()
  const user = useSession((state) => state.user)
  // Nothing is asked for a bar that is not seen.
  const counts = counted && shop && narrow
  return (
    <nav className={styles.bar} aria-label="Dashboard">
      <Tab href={homeOf(user)} icon={House} label="Home" />
      {counts ? (
        <CountedTab shelf="saved">{(count) => <Tab {...SAVED} count={count} />}</CountedTab>
      ) : (
        <Tab {...SAVED} />
      )}
      {isAdmin(user) ? (
        <>
          <Tab href={taskPath('product')} icon={Box} label="Product" action />
          <Tab href={taskPath('upload')} icon={Upload} label="Upload" action />
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

interface TabProps {
  href: string
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

function Tab({ href, icon: Icon, label, action = false, count = 0 }: TabProps) {
  return (
    <NavLink
      to={href}
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
