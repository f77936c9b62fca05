import { ChevronDown } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { IconButton } from '../IconButton/IconButton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Panel.module.css'

export interface PanelProps {
  /** The section's heading, which also names it for screen readers. */
  title: ReactNode
  /** The words of the heading, for whoever brings the focus to them. */
  headingRef?: RefObject<HTMLSpanElement | null>
  /** The body. */
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
  /** The body can be folded away; what it holds stays as it is. */
  collapsible?: boolean
  /** Id of the section, to link to it. */
  id?: string
}

/** A section of a dashboard: a heading line and what stands under it. */
export function Panel({
  title,
  headingRef,
  children,
  level = 2,
  count,
  countLabel,
  aside,
  busy = false,
  body = 'padded',
  collapsible = false,
  id,
}: PanelProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  const [open, setOpen] = useState(true)
  return (
    <section id={id} className={styles.panel} aria-labelledby={headingId} aria-busy={busy || undefined}>
      <header className={styles.header} data-alone={!open || undefined}>
        <Heading id={headingId} className={styles.heading}>
          {headingRef ? (
            <span ref={headingRef} tabIndex={-1}>
              {title}
            </span>
          ) : (
            title
          )}
        </Heading>
        {count === undefined ? null : (
          <span className={styles.count}>
            {count.toLocaleString('en-US')}
            {countLabel ? <VisuallyHidden> {countLabel}</VisuallyHidden> : null}
          </span>
        )}
        {aside ? <div className={styles.aside}>{aside}</div> : null}
        {collapsible ? (
          <div className={styles.fold}>
            <IconButton
              id={`${headingId}-fold`}
              label="Show or hide"
              size="sm"
              aria-labelledby={`${headingId}-fold ${headingId}`}
              aria-expanded={open}
              aria-controls={`${headingId}-body`}
              onClick={() => setOpen(!open)}
            >
              <ChevronDown aria-hidden="true" />
            </IconButton>
          </div>
        ) : null}
      </header>
      <div id={`${headingId}-body`} className={styles.body} data-body={body} hidden={!open}>
        {children}
      </div>
    </section>
  )
}
