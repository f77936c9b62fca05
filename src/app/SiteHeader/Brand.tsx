import { STUDIO } from '@/content/studio'
import { publicFile } from '@/lib/publicFile'
import { ShellLink } from '../ShellLink/ShellLink'
import styles from './Brand.module.css'

const THEMES = [
  { theme: 'light', suffix: '' },
  { theme: 'dark', suffix: '-dark' },
] as const

/** Logo image and logo text image (spec section 1), each with its variant for the dark theme; leads home. */
export function Brand() {
  return (
    <ShellLink href="/" className={styles.brand} aria-label={`${STUDIO.name}, home`}>
      {THEMES.map(({ theme, suffix }) => (
        <span key={theme} className={styles.pair} data-for={theme}>
          {/* Lazy: the variant that is not shown is not downloaded. */}
          <img
            className={styles.mark}
            src={publicFile(`/logo${suffix}.svg`)}
            alt=""
            width={64}
            height={64}
            loading="lazy"
          />
          <img
            className={styles.text}
            src={publicFile(`/logo-text${suffix}.svg`)}
            alt=""
            width={226}
            height={60}
            loading="lazy"
          />
        </span>
      ))}
    </ShellLink>
  )
}
