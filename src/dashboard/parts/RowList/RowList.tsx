import { type ReactNode, type RefObject, useRef } from 'react'
import { Button } from '@/ui/Button/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './RowList.module.css'
import { useFirstRows } from './useFirstRows'
import { useLeavingFocus } from './useLeavingFocus'

export interface RowListProps<T extends { _id: string }> {
  /** What the list holds, for its spoken name and for what is said when a row leaves. */
  label: string
  rows: readonly T[]
  /** The contents of one row; its first button takes the focus when the row before it leaves. */
  children: (row: T) => ReactNode
  /** Stands here when there are no rows. */
  empty: ReactNode
  /** The row that the person acted on last: when it leaves, the focus goes on to the next one. */
  acted: string | null
  /** A dialog is open: the focus waits until it is closed. */
  hold?: boolean
  /** Takes the focus when no next row is left. */
  heading: RefObject<HTMLElement | null>
}

const count = (number: number) => number.toLocaleString('en-US')

/** Rows of a dashboard panel: at most 50 at once, so that thousands stay usable, and a place for the focus. */
export function RowList<T extends { _id: string }>(props: RowListProps<T>) {
  const { label, rows, children, empty, acted, hold = false, heading } = props
  const list = useRef<HTMLUListElement>(null)
  const { shown, left, next, showMore } = useFirstRows(rows, list)
  const said = useLeavingFocus({ label, rows, acted, hold, heading, list })
  return (
    <div className={styles.list} data-bare={(rows.length === 0 && !empty) || undefined}>
      {rows.length === 0 ? (
        empty
      ) : (
        <ul className={styles.rows} ref={list} aria-label={label}>
          {shown.map((row) => (
            <li key={row._id} className={styles.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {left > 0 ? (
        <Button variant="outline" block onClick={showMore}>
          Show {count(next)} more ({count(left)} left)
        </Button>
      ) : null}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}
