import { type ReactNode, useId } from 'react'
import styles from './sections.module.css'

export interface PanelSectionProps {
  title: string
  /** What it is now, beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A named part of the panel. */
export function PanelSection({ title, aside, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {aside ? <span className={styles.detail}>{aside}</span> : null}
      </div>
      {children}
    </section>
  )
}
