import { useDeferredValue } from 'react'
import { Outlet } from 'react-router-dom'
import { SkipLink } from '@/ui/SkipLink/SkipLink'
import { useForcedSignOut } from '../guards/useForcedSignOut'
import { useShellState } from '../router/ShellState'
import { SiteFooter } from '../SiteFooter/SiteFooter'
import { SiteHeader } from '../SiteHeader/SiteHeader'
import { ToastHost } from '../ToastHost/ToastHost'
import styles from './AppShell.module.css'
import { useAddressTags } from './useAddressTags'
import { useHashTarget } from './useHashTarget'
import { useRouteFocus } from './useRouteFocus'
import { useScrollMemory } from './useScrollMemory'
import { useShopReturn } from './useShopReturn'

/** What stands around every screen: skip link, header, main, footer, messages. */
export function AppShell() {
  const main = useRouteFocus()
  useHashTarget(useScrollMemory())
  useForcedSignOut()
  useAddressTags()
  // A page that was drawn beforehand has its footer from the start; else it comes after the screen, which is above it.
  const foot = useDeferredValue(true, useShellState().drawn)
  return (
    <div className={styles.shell}>
      <SkipLink targetId="main" />
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {foot ? <SiteFooter /> : null}
      <ToastHost />
      <RouteProgress />
      <ShopReturn />
    </div>
  )
}

/** By itself: what it asks for is known a moment after a drawn page comes to life, and the whole shell would be drawn anew. */
function ShopReturn(): null {
  useShopReturn()
  return null
}

function RouteProgress() {
  return useShellState().loading ? <div className={styles.progress} aria-hidden="true" /> : null
}
