import { createSearchParams, useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '@/runtime/hooks'
import { addressWith, isOpened, opening } from '@/runtime/openedStep'
import { useLeaveStep } from '@/runtime/useLeaveStep'

export interface Shown {
  /** Id of what is looked at closely; null for nothing. */
  id: string | null
  /** Opens it, or goes on to another one. */
  show(id: string): void
  hide(): void
}

/**
 * What is looked at closely, kept in the address (`?name=id`): it can be linked to, and the phone's Back closes it
 * instead of leaving the page.
 */
export function useShown(name: string): Shown {
  const location = useLocation()
  const { search, state } = location
  const navigate = useNavigate()
  // A prerendered page knows no query: it starts without one, and takes it on right after.
  const hydrated = useHydrated()
  const id = hydrated ? createSearchParams(search).get(name) : null
  const leave = useLeaveStep()

  const pathTo = (next: string | null) => addressWith(location, { [name]: next })
  return {
    id,
    show: (next) => navigate(pathTo(next), id ? { replace: true, state } : { state: opening(name) }),
    hide: () => {
      if (id) leave(isOpened(state, name), pathTo(null))
    },
  }
}
