import { type ReactNode, type RefObject, useDeferredValue, useRef } from 'react'
import { Button } from '@/ui/Button/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import type { RowGoal } from '../rowGoal'
import { FindBox } from './FindBox'
import styles from './RowList.module.css'
import { ROWS_AT_ONCE, useFirstRows } from './useFirstRows'
import { useFound } from './useFound'
import { useLanding } from './useLanding'
import { type Act, useLeavingFocus } from './useLeavingFocus'

export interface RowListProps<T extends { _id: string }> {
  /** What the list holds, for its spoken name and for what is said when a row leaves. */
  label: string
  rows: readonly T[]
  /** Which part of all there is the rows are, where a filter chooses one. */
  part?: string
  /** The words by which a row of a long list is found, and its return is told; the same function each time. */
  wordsOf: (row: T) => string
  /** The contents of one row; its first button takes the focus when the row before it leaves. */
  children: (row: T) => ReactNode
  /** Stands here when there are no rows. */
  empty: ReactNode
  /**
   * What the person did last: when its row leaves, the focus goes on to the next one. Another object each time; should the
   * row come back and leave again with the same one, others did that.
   */
  acted: Act | null
  /** A dialog is open: the focus waits until it is closed. */
  hold?: boolean
  /** Ids of rows with a change of the person's own under way: should one return, refused or undone, so does the focus. */
  underway?: readonly string[]
  /** What the rows are, where the palette leads to one of them. */
  kind?: RowGoal['kind']
  /** Takes the focus when no next row is left. */
  heading: RefObject<HTMLElement | null>
}

/** How many rows are drawn with their panel; the others follow a moment later, so that these need not wait for them. */
const ROWS_AT_FIRST = 12

const NONE: readonly string[] = []

const count = (number: number) => number.toLocaleString('en-US')

/**
 * Rows of a dashboard panel: at most 50 at once, and a way to find the others, so that thousands stay usable;
 * and a place for the focus.
 */
export function RowList<T extends { _id: string }>(props: RowListProps<T>) {
  const {
    label,
    rows,
    part = '',
    wordsOf,
    children,
    empty,
    acted,
    hold = false,
    underway = NONE,
    heading,
  } = props
  const list = useRef<HTMLUListElement>(null)
  const { offered, written, write, query, found, noteFocus: noteFinding } = useFound(rows, wordsOf)
  const { shown, left, next, showMore, reach } = useFirstRows(found, `${part}/${query}`, list)
  const settled = useDeferredValue(true, false)
  const drawn = settled ? shown : shown.slice(0, ROWS_AT_FIRST)
  const landing = useLanding({
    kind: props.kind,
    rows,
    found,
    shown: shown.length,
    list,
    written,
    write,
    wordsOf,
    reach,
  })
  const { said, noteFocus } = useLeavingFocus({
    label,
    wordsOf,
    part,
    all: rows,
    found,
    underway,
    acted,
    hold,
    heading,
    list,
  })
  return (
    <div className={styles.list} data-bare={(rows.length === 0 && !empty) || undefined}>
      {offered ? (
        <FindBox
          label={label}
          value={written}
          onChange={write}
          onFocusChange={noteFinding}
          found={found.length}
          of={rows.length}
        />
      ) : null}
      {rows.length === 0 ? (
        empty
      ) : found.length === 0 ? (
        <p className={styles.none}>Nothing here is called “{query}”.</p>
      ) : (
        <ul
          className={styles.rows}
          ref={list}
          aria-label={label}
          data-long={shown.length > ROWS_AT_ONCE || undefined}
        >
          {drawn.map((row) => (
            <li
              key={row._id}
              className={styles.row}
              data-marked={row._id === landing.marked || undefined}
              onFocus={({ target }) => noteFocus(row._id, target)}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (currentTarget.contains(relatedTarget)) return
                landing.unmark()
                noteFocus(null)
              }}
            >
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
