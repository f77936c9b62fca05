import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useShellState } from '../router/ShellState'

/** Any navigation closes what lies over the page, also one to the same page. `close` keeps its identity. */
export function useClosedOnTheWay(close: () => void): void {
  const location = useLocation()
  const { goal, loading } = useShellState()
  // Also at the beginning of the way: the rule that says that a page is coming may lie below.
  const way = loading ? goal : location
  const shown = useRef(way)
  useEffect(() => {
    if (shown.current === way) return
    shown.current = way
    close()
  }, [way, close])
}
