import { useCallback } from 'react'
import { createSearchParams, useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '@/runtime/hooks'
import { isAdmin } from '@/session/roles'
import type { DashboardTask } from '../parts/TabBar/TabBar'

const KEY = 'do'
const TASKS: readonly DashboardTask[] = ['product', 'upload']

/** An address's query with the task, or without one; the rest of it stays. */
function withTask(search: string, task: DashboardTask | null): string {
  const params = createSearchParams(search)
  if (task) params.set(KEY, task)
  else params.delete(KEY)
  return params.size > 0 ? `?${params}` : ''
}

/** Which dialog the address asks for, `?do=upload`. Nobody but an admin is asked anything. */
export function useTask() {
  const admin = useSession((state) => isAdmin(state.user))
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = createSearchParams(search).get(KEY)
  const task = admin ? (TASKS.find((one) => one === asked) ?? null) : null
  const close = useCallback(
    () => void navigate(pathname + withTask(search, null), { replace: true, preventScrollReset: true }),
    [navigate, pathname, search],
  )
  const reopen = useCallback(
    (again: DashboardTask) => void navigate(pathname + withTask(search, again), { preventScrollReset: true }),
    [navigate, pathname, search],
  )
  return {
    task,
    /** Names this step of the history. */
    visit: key,
    close,
    reopen,
    pathOf: (one: DashboardTask) => pathname + withTask(search, one),
  }
}
