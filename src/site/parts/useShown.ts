import { createSearchParams, useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '@/runtime/hooks'
import { useLeaveStep } from '@/runtime/useLeaveStep'

/** Marks the step of the history that was added for looking closely; in it, Back is the way to close. */
const ADDED = { looksClosely: true }

const isAdded = (state: unknown) =>
  typeof state === 'object' && state !== null && 'looksClosely' in state && state.looksClosely === true

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
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // A prerendered page knows no query: it starts without one, and takes it on right after.
  const hydrated = useHydrated()
  const id = hydrated ? createSearchParams(search).get(name) : null
  const leave = useLeaveStep()

  const pathTo = (next: string | null) => {
    const params = createSearchParams(search)
    if (next) params.set(name, next)
    else params.delete(name)
    return params.size > 0 ? `${pathname}?${params}` : pathname
  }
  return {
    id,
    show: (next) => navigate(pathTo(next), id ? { replace: true, state } : { state: ADDED }),
    hide: () => {
      if (id) leave(isAdded(state), pathTo(null))
    },
  }
}
