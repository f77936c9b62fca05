import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { isSilent } from '@/api/ApiError'
import { useRuntime } from '@/runtime/RuntimeProvider'

/** Whether this visit of the dashboard already said that something could not be loaded. */
export const DashboardVisit = createContext<RefObject<boolean> | null>(null)

interface Load {
  error: Error | null
  isPending: boolean
  /** How often it failed so far; while it is asked for again, `error` is gone. */
  errorUpdateCount: number
  refetch(): Promise<{ isError: boolean }>
}

/**
 * Watches the loads of one part of the dashboard (spec section 8): however many fail at a visit, and in
 * however many parts, one toast says so. `retry` asks again for those that failed, may say so again, and
 * moves the focus to the heading when all went well, since its own button is gone then.
 */
export function useDashboardFailure(loads: readonly Load[], heading?: RefObject<HTMLElement | null>) {
  const { toasts } = useRuntime()
  const visit = useContext(DashboardVisit)
  const alone = useRef(false)
  const told = visit ?? alone
  const [asking, setAsking] = useState(false)
  const retrying = asking || loads.some((load) => load.isPending && load.errorUpdateCount > 0)
  const failure = loads.find(({ error }) => error && !isSilent(error))?.error ?? null

  useEffect(() => {
    if (!failure || told.current) return
    told.current = true
    toasts.add({ text: 'Failed to load dashboard.', tone: 'error', place: 'bottom-center' })
  }, [failure, told, toasts])

  async function retry() {
    told.current = false
    setAsking(true)
    const answers = await Promise.all(loads.filter(({ error }) => error).map((load) => load.refetch()))
    setAsking(false)
    if (answers.every(({ isError }) => !isError)) heading?.current?.focus()
  }

  return {
    /** Something could not be loaded, or is being asked for again. */
    failed: retrying || loads.some(({ error }) => error),
    retrying,
    retry: () => void retry(),
  }
}
