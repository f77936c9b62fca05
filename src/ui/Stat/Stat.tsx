import type { ReactNode } from 'react'
import { Skeleton } from '../Skeleton/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Stat.module.css'

export interface StatProps {
  /** What the number counts. */
  label: string
  /** The number as it should be read, unit included: "$1,200.00". */
  value: ReactNode
  /** A few words below the number. */
  note?: ReactNode
  /** `failed` marks the value as "Could not load" and greys it, so that a default is never taken for a fact. */
  state?: 'live' | 'loading' | 'failed'
  /** A small patch of ink beside the label, to tie it to a chart. */
  ink?: 'blue' | 'green' | 'orange'
  /** `none` where the stat stands in a panel with others: no box, a smaller number, the note beside the label. */
  frame?: 'card' | 'none'
}

/** One number of a dashboard with its label. */
export function Stat({ label, value, note, state = 'live', ink, frame = 'card' }: StatProps) {
  return (
    <div
      className={styles.stat}
      data-state={state}
      data-frame={frame}
      aria-busy={state === 'loading' || undefined}
    >
      <p className={styles.label} data-ink={ink}>
        {label}
      </p>
      {state === 'loading' ? (
        <div className={styles.loading}>
          <VisuallyHidden>Loading</VisuallyHidden>
          <Skeleton size="lg" width="half" />
        </div>
      ) : (
        <p className={styles.value}>{value}</p>
      )}
      {state === 'failed' ? <p className={styles.failed}>Could not load</p> : null}
      {/* The place that the note will take, so that nothing below moves when it comes. */}
      {state === 'loading' && note ? (
        <p className={styles.note} aria-hidden="true">
          &nbsp;
        </p>
      ) : null}
      {state === 'live' && note ? <p className={styles.note}>{note}</p> : null}
    </div>
  )
}
