import { useStore } from 'zustand'
import { STUDIO } from '@/content/studio'
import { phoneHref } from '@/lib/paths'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { NewsletterBox } from '@/site/parts/NewsletterBox/NewsletterBox'
import { ThemeSwitch } from '@/ui/ThemeSwitch/ThemeSwitch'
import { FriezeStill } from '../FriezeStill'
import { menuOf } from '../manifest'
import { ShellLink } from '../ShellLink/ShellLink'
import styles from './SiteFooter.module.css'

/** The studio's sign-off (spec section 2): a printed strip, how to reach it, every page, the newsletter, the theme. */
export function SiteFooter() {
  const { theme } = useRuntime()
  const preference = useStore(theme.store, (state) => state.preference)
  return (
    <footer className={styles.footer}>
      <FriezeStill className={styles.frieze} />
      <div className={styles.inner}>
        <Details />
        <nav className={styles.pages} aria-label="Footer">
          <ul className={styles.list}>
            {menuOf('footer').map(({ href, label }) => (
              <li key={href}>
                <ShellLink href={href} className={styles.link}>
                  {label}
                </ShellLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.newsletter} id="newsletter">
          <h2 className={styles.heading}>One letter a month</h2>
          <p>What we drew, what we built and what we threw away.</p>
          <NewsletterBox name="Newsletter, in the footer" label="Email for the newsletter" />
        </div>
        <div className={styles.base}>
          <p>© {STUDIO.name}. Printed in three inks.</p>
          <ThemeSwitch value={preference} onChange={theme.choose} />
        </div>
      </div>
    </footer>
  )
}

function Details() {
  return (
    <address className={styles.details}>
      <a className={styles.reach} href={phoneHref(STUDIO.phone)}>
        {STUDIO.phone}
      </a>
      <a className={styles.reach} href={`mailto:${STUDIO.email}`}>
        {STUDIO.email}
      </a>
      <span className={styles.place}>{STUDIO.place}</span>
    </address>
  )
}
