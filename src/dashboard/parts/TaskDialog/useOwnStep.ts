import { useEffect } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { addressWith, isOpened, opening } from '@/runtime/openedStep'

/** The steps that were parted. What is drawn knows it a moment later, in which it may be closed already. */
const parted = new WeakSet<Location>()

/** Whether a task that stands open there has a step of its own: closing it goes back. */
export const hasOwnStep = (location: Location): boolean =>
  isOpened(location.state, 'do') || parted.has(location)

/**
 * Gives a task that is open a step of the history of its own, upon the dashboard's: Back from it leads to the dashboard,
 * which asks before files are lost, wherever the person came from.
 */
export function useOwnStep(open: boolean): void {
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const below = addressWith(location, { do: null })
    const here = location.pathname + location.search
    if (!open || below === here || hasOwnStep(location)) return
    parted.add(location)
    void navigate(below, { replace: true, preventScrollReset: true })
    void navigate(here, { state: opening('do'), preventScrollReset: true })
  }, [open, location, navigate])
}
