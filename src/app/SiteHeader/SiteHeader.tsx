import { AccountSlot } from './AccountSlot'
import { Brand } from './Brand'
import { MainNav } from './MainNav'
import { MenuPanel } from './MenuPanel'
import styles from './SiteHeader.module.css'
import { useScrolled } from './useScrolled'

export interface SiteHeaderProps {
  /** What it looks like at first, for stories: scrolled, the Portfolio menu open, the narrow screen's panel open. */
  initial?: { scrolled?: boolean; menuOpen?: boolean; panelOpen?: boolean }
}

/** The site's header (spec section 2): logo, pages, Portfolio menu, account. It stays in view while scrolling. */
export function SiteHeader({ initial = {} }: SiteHeaderProps) {
  const { scrolled = false, menuOpen = false, panelOpen = false } = initial
  const past = useScrolled()
  return (
    <header className={styles.header} data-scrolled={past || scrolled || undefined}>
      <div className={styles.bar}>
        <Brand />
        <MainNav menuOpen={menuOpen} />
        <AccountSlot place="bar" />
        <MenuPanel initialOpen={panelOpen} />
      </div>
    </header>
  )
}
