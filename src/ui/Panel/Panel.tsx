import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Panel.module.css'

export interface PanelProps {
  /** The section's heading, which also names it for screen readers. */
  title: ReactNode
  children: ReactNode
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4
  /** How many things are in the body; shown beside the heading. */
  count?: number
  /** What the count counts, spoken only: "waiting". */
  countLabel?: string
  /** Buttons, filters or a link at the far end of the heading's line. */
  aside?: ReactNode
  /** The body is being loaded. */
  busy?: boolean
  /** `flush` lets rows and tables reach the panel's edge. */
  body?: 'padded' | 'flush'
  /** Id of the section, to link to it. */
  id?: string
}

/** A section of a dashboard: a heading line and what stands under it. */
export function Panel({
  title,
  children,
  level = 2,
  count,
  countLabel,
  aside,
  busy = false,
  body = 'padded',
  id,
}: PanelProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <section id={id} className={styles.panel} aria-labelledby={headingId} aria-busy={busy || undefined}>
      <header className={styles.header}>
        <Heading id={headingId} className={styles.heading}>
          {title}
        </Heading>
        {count === undefined ? null : (
          <span className={styles.count}>
            {count}
            {countLabel ? <VisuallyHidden> {countLabel}</VisuallyHidden> : null}
          </span>
        )}
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </header>
      <div className={styles.body} data-body={body}>
        {children}
      </div>
    </section>
  )
}
