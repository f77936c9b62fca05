import { type RefObject, useEffect, useRef, useState } from 'react'
import { enterRow } from './focusRow'

/** Rows that a list shows at once, and adds on demand. */
export const ROWS_AT_ONCE = 50

/**
 * The first rows of a long list. After more were asked for, the first new one takes the focus; another `part`
 * of the list starts at its first rows again.
 */
export function useFirstRows<T>(rows: readonly T[], part: string, list: RefObject<HTMLUListElement | null>) {
  const [state, setState] = useState({ part, limit: ROWS_AT_ONCE })
  const limit = state.part === part ? state.limit : ROWS_AT_ONCE
  const asked = useRef(false)

  useEffect(() => {
    if (!asked.current) return
    asked.current = false
    enterRow(list.current, limit - ROWS_AT_ONCE)
  }, [limit, list])

  const left = Math.max(0, rows.length - limit)
  return {
    shown: rows.slice(0, limit),
    left,
    /** How many the next step adds. */
    next: Math.min(ROWS_AT_ONCE, left),
    showMore: () => {
      asked.current = true
      setState({ part, limit: limit + ROWS_AT_ONCE })
    },
    /** Shows the rows up to one. */
    reach: (index: number) => setState({ part, limit: Math.ceil((index + 1) / ROWS_AT_ONCE) * ROWS_AT_ONCE }),
  }
}
