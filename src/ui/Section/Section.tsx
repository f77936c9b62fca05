import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

export interface SectionProps {
  /** The heading, which also names the section for screen readers. */
  title: ReactNode
  /** What stands under the heading. */
  children: ReactNode
  /** A sentence below the heading. */
  lead?: ReactNode
  /** A link or button at the far end of the heading's line. */
  action?: ReactNode
  /** `tint` lays the section on a darker sheet, `line` draws a rule above it. */
  tone?: 'paper' | 'tint' | 'line'
  /** `narrow` keeps the content at the measure of running text. */
  width?: 'page' | 'narrow'
  /** Id to link to. */
  id?: string
}

/** A full-width band of a page with its own margins, heading and content. */
export function Section({ title, children, lead, action, tone = 'paper', width = 'page', id }: SectionProps) {
  const headingId = useId()
  return (
    <section id={id} className={styles.section} data-tone={tone} aria-labelledby={headingId}>
      <div className={styles.inner} data-width={width}>
        <header className={styles.header}>
          <div className={styles.words}>
            <h2 id={headingId} className={styles.heading}>
              {title}
            </h2>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
          {action}
        </header>
        {children}
      </div>
    </section>
  )
}
