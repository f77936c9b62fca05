import { useCallback, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'

/**
 * Closes what the address has open. Where it was opened here, that is a step of the history, and closing goes back, so
 * that none is left behind; where a link opened it, the address changes in its place.
 * @returns `leave(openedHere, path)`: `path` is the address without what is open
 */
export function useLeaveStep(): (openedHere: boolean, path: string) => void {
  const navigate = useNavigate()
  const location = useLocation()
  // Going back takes a moment, in which asking again must not go back once more.
  const left = useRef<Location | null>(null)
  return useCallback(
    (openedHere, path) => {
      if (left.current === location) return
      left.current = location
      if (openedHere) navigate(-1)
      else void navigate(path, { replace: true, state: location.state, preventScrollReset: true })
    },
    [navigate, location],
  )
}
