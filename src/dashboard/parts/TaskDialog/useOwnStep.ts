import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { addressWith, isOpened, OPENED } from '../openedStep'

/**
 * Gives a task that is open a step of the history of its own, upon the dashboard's: Back from it leads to the dashboard,
 * which asks before files are lost, wherever the person came from.
 */
export function useOwnStep(open: boolean): void {
  const location = useLocation()
  const navigate = useNavigate()
  const parted = useRef<Location | null>(null)
  useEffect(() => {
    const below = addressWith(location, { do: null })
    const here = location.pathname + location.search
    if (!open || below === here || isOpened(location.state) || parted.current === location) return
    parted.current = location
    void navigate(below, { replace: true, preventScrollReset: true })
    void navigate(here, { state: OPENED, preventScrollReset: true })
  }, [open, location, navigate])
}
