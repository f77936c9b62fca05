import { type ReactNode, useId } from 'react'
import styles from './Band.module.css'

export interface BandProps {
  /** The heading, which also names the section. */
  title: string
  children: ReactNode
  lead?: ReactNode
  /** A link, below the words or at the far end of their line. */
  action?: ReactNode
  /** `ink` is a sheet of full ink in both themes. */
  tone?: 'paper' | 'tint' | 'ink'
  /** `split`: the heading stands beside the content, four columns to eight. */
  layout?: 'stack' | 'split'
}

/** A full-width band of Home. */
export function Band({ title, children, lead, action, tone = 'paper', layout = 'stack' }: BandProps) {
  const id = useId()
  return (
    <section
      className={styles.band}
      data-tone={tone}
      // The build writes light-dark() as variables, which nothing but this attribute sets anew.
      data-theme={tone === 'ink' ? 'dark' : undefined}
      aria-labelledby={id}
    >
      <div className={styles.inner} data-layout={layout}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {action ? <p className={styles.action}>{action}</p> : null}
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
