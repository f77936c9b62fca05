import { useCallback, useLayoutEffect, useRef } from 'react'
import { createSearchParams, type Location, useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '@/runtime/hooks'
import { addressWith, opening } from '@/runtime/openedStep'
import { useLeaveStep } from '@/runtime/useLeaveStep'
import { isAdmin } from '@/session/roles'
import type { DashboardTask } from '../parts/TaskDialog/taskStep'
import { hasOwnStep } from '../parts/TaskDialog/useOwnStep'

const TASKS: readonly DashboardTask[] = ['product', 'upload']

/** Which dialog the address asks for, `?do=upload`. Nobody but an admin is asked anything. */
export function useTask() {
  const admin = useSession((state) => isAdmin(state.user))
  const location = useLocation()
  const navigate = useNavigate()
  const leave = useLeaveStep()
  const asked = createSearchParams(location.search).get('do')
  const task = admin ? (TASKS.find((one) => one === asked) ?? null) : null
  // What is being sent goes on when the person goes elsewhere; it must not take them along.
  const here = useRef<Location | null>(null)
  useLayoutEffect(() => {
    here.current = location
    return () => {
      here.current = null
    }
  }, [location])
  const close = useCallback(() => {
    if (here.current) leave(hasOwnStep(here.current), addressWith(here.current, { do: null }))
  }, [leave])
  const reopen = useCallback(
    (again: DashboardTask) =>
      void navigate(addressWith(location, { do: again }), { state: opening('do'), preventScrollReset: true }),
    [navigate, location],
  )
  return { task, location, close, reopen }
}
