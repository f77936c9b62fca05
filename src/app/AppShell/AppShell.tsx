import { Outlet, ScrollRestoration } from 'react-router-dom'
import { SkipLink } from '@/ui/SkipLink/SkipLink'
import { ToastHost } from '../ToastHost/ToastHost'
import styles from './AppShell.module.css'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { useRouteFocus } from './useRouteFocus'

/** What stands around every screen: skip link, header, main, messages. */
export function AppShell() {
  const main = useRouteFocus()
  return (
    <div className={styles.shell}>
      <SkipLink targetId="main" />
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <ToastHost />
      <ScrollRestoration />
    </div>
  )
}
