import styles from './AppShell.module.css'

/** The studio's mark: three inks in register. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 30" aria-hidden="true">
      <circle cx="11" cy="10" r="9" fill="var(--ink-blue)" />
      <circle cx="21" cy="10" r="9" fill="var(--ink-orange)" className={styles.ink} />
      <circle cx="16" cy="19" r="9" fill="var(--ink-green)" className={styles.ink} />
    </svg>
  )
}
