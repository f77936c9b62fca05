import { menuOf } from '../manifest'
import { ShellLink } from '../ShellLink/ShellLink'
import styles from './MainNav.module.css'
import { PortfolioMenu } from './PortfolioMenu'

/** The site's pages in the header's bar; on a narrow screen the panel has them. */
export function MainNav({ menuOpen }: { menuOpen: boolean }) {
  return (
    <nav className={styles.nav} aria-label="Site">
      <ul className={styles.list}>
        {menuOf('header').map(({ href, label }) => (
          <li key={href}>
            <ShellLink href={href} className={styles.link}>
              {label}
            </ShellLink>
          </li>
        ))}
        <li>
          <PortfolioMenu className={styles.link} initialOpen={menuOpen} />
        </li>
      </ul>
    </nav>
  )
}
