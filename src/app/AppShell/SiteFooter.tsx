import { useStore } from 'zustand'
import { STUDIO } from '@/content/studio'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { ThemeSwitch } from '@/ui/ThemeSwitch/ThemeSwitch'
import styles from './AppShell.module.css'

/** The site's footer: who and where the studio is, and the theme. */
export function SiteFooter() {
  const { theme } = useRuntime()
  const preference = useStore(theme.store, (state) => state.preference)
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <p>
          {STUDIO.name}, {STUDIO.place}
        </p>
        <ThemeSwitch value={preference} onChange={theme.choose} />
      </div>
    </footer>
  )
}
