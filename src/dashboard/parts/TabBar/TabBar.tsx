import { Bookmark, Box, House, ShoppingCart, Upload } from 'lucide-react'
import type { ComponentType } from 'react'
import { NavLink } from 'react-router-dom'
import { useSession } from '@/runtime/hooks'
import { homeOf, isAdmin } from '@/session/roles'
import styles from './TabBar.module.css'

/** What the dashboard opens when its address asks for it (`?do=`). */
export type DashboardTask = 'product' | 'upload'

/** The address at which the dashboard opens a dialog. */
export const taskPath = (task: DashboardTask): string => `/admin?do=${task}`

/** The dashboard's bar on a phone, at 768 px or less (spec section 2, Dashboard). */
export function TabBar() {
  const user = useSession((state) => state.user)
  return (
    <nav className={styles.bar} aria-label="Dashboard">
      <Tab href={homeOf(user)} icon={House} label="Home" />
      <Tab href="/favorites" icon={Bookmark} label="Saved" />
      {isAdmin(user) ? (
        <>
          <Tab href={taskPath('product')} icon={Box} label="Product" action />
          <Tab href={taskPath('upload')} icon={Upload} label="Upload" action />
        </>
      ) : null}
      <Tab href="/cart" icon={ShoppingCart} label="Cart" />
    </nav>
  )
}

interface TabProps {
  href: string
  icon: ComponentType<{ className?: string; 'aria-hidden': true }>
  label: string
  /** Opens something on a page instead of being one: never marked as the current page. */
  action?: boolean
}

function Tab({ href, icon: Icon, label, action = false }: TabProps) {
  return (
    <NavLink
      to={href}
      end
      className={styles.tab ?? ''}
      {...(action ? { 'aria-current': false } : {})}
      data-action={action || undefined}
    >
      <Icon className={styles.icon ?? ''} aria-hidden />
      {label}
    </NavLink>
  )
}
