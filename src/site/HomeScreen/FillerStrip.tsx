import { ArrowRight } from 'lucide-react'
import { STRIP } from '@/content/home'
import { useUiEnvironment } from '@/ui/UiEnvironment/UiEnvironment'
import styles from './FillerStrip.module.css'

/** Five ways on, whatever the visitor came for (spec section 2). */
export function FillerStrip() {
  const { Link = 'a' } = useUiEnvironment()
  return (
    <nav className={styles.strip} aria-label="Where to start">
      <ul className={styles.list}>
        {STRIP.map(({ href, label, note }) => (
          <li key={href} className={styles.cell}>
            <Link href={href} className={styles.link}>
              <span className={styles.label}>{label}</span>
              <span className={styles.note}>{note}</span>
              <ArrowRight className={styles.arrow} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
