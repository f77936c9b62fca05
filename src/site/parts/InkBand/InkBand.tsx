import { type ReactNode, useId } from 'react'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import styles from './InkBand.module.css'

export interface InkBandProps {
  /** What it asks or offers. */
  title: string
  children: ReactNode
  href: string
  /** The words on its one button. */
  action: string
  /** The ink of the ground. */
  ink?: 'orange' | 'green'
}

/** The end of a page: one sheet of full ink, one question, one button. It is printed alike in both themes. */
export function InkBand({ title, children, href, action, ink = 'orange' }: InkBandProps) {
  const id = useId()
  return (
    <section className={styles.band} data-ink={ink} data-theme="light" aria-labelledby={id}>
      <svg
        className={styles.art}
        viewBox="0 0 520 320"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        <circle className={styles.disc} cx="396" cy="176" r="176" />
        <path className={styles.arch} d="M166 320a122 122 0 0 1 244 0z" />
      </svg>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p>{children}</p>
        </div>
        <ButtonLink href={href}>{action}</ButtonLink>
      </div>
    </section>
  )
}
