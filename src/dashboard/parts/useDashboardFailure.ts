import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import { isSilent } from '@/api/ApiError'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { type Load, useRetry } from './useRetry'

/** Whether this visit of the dashboard already said that something could not be loaded. */
export const DashboardVisit = createContext<RefObject<boolean> | null>(null)

/**
 * Watches the loads of one part of the dashboard (spec section 8): however many fail at a visit, and in
 * however many parts, one toast says so. `retry` asks again for those that failed, and may say so again.
 */
export function useDashboardFailure(loads: readonly Load[], heading: RefObject<HTMLElement | null>) {
  const { toasts } = useRuntime()
  const visit = useContext(DashboardVisit)
  const alone = useRef(false)
  const told = visit ?? alone
  const again = useRetry(loads, heading)
  // What is asked again keeps its former error where something was loaded before: a former visit's is no news.
  const failure = loads.find((load) => load.error && !load.isFetching && !isSilent(load.error))?.error ?? null

  useEffect(() => {
    if (!failure || told.current) return
    told.current = true
    toasts.add({ text: 'Failed to load dashboard.', tone: 'error', place: 'bottom-center' })
  }, [failure, told, toasts])

  return {
    ...again,
    retry: () => {
      told.current = false
      again.retry()
    },
  }
}
