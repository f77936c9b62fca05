import { parsePath, useLocation, useNavigate } from 'react-router-dom'
import { rowGoalState } from '@/dashboard/parts/rowGoal'
import { taskPath, taskStep } from '@/dashboard/parts/TaskDialog/taskStep'
import { usePaletteWindow } from '@/dashboard/parts/usePaletteWindow'
import { useSession } from '@/runtime/hooks'
import { addressWith } from '@/runtime/openedStep'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { homeOf } from '@/session/roles'
import { leadsToDashboard } from '../dashboardPaths'
import { useLogOut } from '../useLogOut'
import type { Deed } from './entries'

/** An address without the conversation that it opens. */
function withoutConversation(path: string): string {
  const { pathname = '', search = '' } = parsePath(path)
  return addressWith({ pathname, search }, { conversation: null })
}

/**
 * Carries out what was chosen. A window that is open gives its step of the history away, so that Back leads to where the
 * person was.
 */
export function useDeed(): (deed: Deed) => void {
  const { theme } = useRuntime()
  const logOut = useLogOut()
  const navigate = useNavigate()
  const location = useLocation()
  const { shown, pathWith, open, close } = usePaletteWindow()
  const home = useSession(({ user }) => homeOf(user))
  const here = pathWith(null)
  const dashboard = leadsToDashboard(here) ? here : home

  return (deed) => {
    const replace = shown !== null
    if ('window' in deed) open(deed.window)
    else if ('theme' in deed) {
      theme.choose(deed.theme)
      if (replace) close()
    } else if ('to' in deed) {
      if (here.replace(/\?.*/, '') === deed.to) return replace ? close() : undefined
      void navigate(deed.to, { replace })
    } else if ('task' in deed) {
      const elsewhere = { to: taskPath(deed.task), replace, preventScrollReset: true }
      const { to, ...step } = leadsToDashboard(here) ? taskStep(location, deed.task) : elsewhere
      void navigate(to, step)
    } else if ('goal' in deed) {
      // A conversation that is open gives its place to the list, where every one has its row.
      void navigate(withoutConversation(dashboard), {
        replace,
        preventScrollReset: true,
        state: rowGoalState(deed.goal),
      })
    } else logOut({ replace })
  }
}
