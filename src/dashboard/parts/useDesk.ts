import { useCallback } from 'react'
import { createSearchParams, useLocation, useNavigate } from 'react-router-dom'
import { useLeaveStep } from '@/runtime/useLeaveStep'

/** What an admin opens over any screen behind the guards: the palette, and the list of its keys. */
export type DeskWindow = 'find' | 'keys'

const KEY = 'do'
const WINDOWS: readonly DeskWindow[] = ['find', 'keys']

/** Marks the step of the history that opened a window here: leaving it goes back, so that none stays behind. */
const OPENED = { desk: true }
const isOpened = (state: unknown) => (state as { desk?: unknown } | null)?.desk === true

/** Which window the address asks for, `?do=find`: Back closes it, as it does the tasks' dialogs. */
export function useDesk() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const leave = useLeaveStep()
  const asked = createSearchParams(search).get(KEY)
  const shown = WINDOWS.find((one) => one === asked) ?? null
  /** The address here with another thing to do, or without any. */
  const pathWith = useCallback(
    (deed: string | null) => {
      const params = createSearchParams(search)
      if (deed) params.set(KEY, deed)
      else params.delete(KEY)
      return pathname + (params.size > 0 ? `?${params}` : '')
    },
    [pathname, search],
  )
  return {
    shown,
    pathWith,
    /** Opens a window; in place of the other one, if that is open. */
    open: useCallback(
      (window: DeskWindow) =>
        void navigate(pathWith(window), {
          preventScrollReset: true,
          ...(shown ? { replace: true, state } : { state: OPENED }),
        }),
      [navigate, pathWith, shown, state],
    ),
    close: useCallback(() => leave(isOpened(state), pathWith(null)), [leave, pathWith, state]),
  }
}
