import { useCallback } from 'react'
import { createSearchParams, useLocation, useNavigate } from 'react-router-dom'
import { addressWith, isOpened, opening } from '@/runtime/openedStep'
import { useLeaveStep } from '@/runtime/useLeaveStep'

/** What an admin opens over any screen behind the guards: the palette, and the list of its keys. */
export type PaletteWindow = 'find' | 'keys'

const WINDOWS: readonly PaletteWindow[] = ['find', 'keys']

/** Which window the address asks for, `?do=find`: Back closes it, as it does the tasks' dialogs. */
export function usePaletteWindow() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const leave = useLeaveStep()
  const asked = createSearchParams(search).get('do')
  const shown = WINDOWS.find((one) => one === asked) ?? null
  /** The address here with another thing to do, or without any. */
  const pathWith = useCallback(
    (deed: string | null) => addressWith({ pathname, search }, { do: deed }),
    [pathname, search],
  )
  return {
    shown,
    pathWith,
    /** Opens a window; in place of the other one, if that is open. */
    open: useCallback(
      (window: PaletteWindow) =>
        void navigate(pathWith(window), {
          preventScrollReset: true,
          ...(shown ? { replace: true, state } : { state: opening('do') }),
        }),
      [navigate, pathWith, shown, state],
    ),
    close: useCallback(() => leave(isOpened(state, 'do'), pathWith(null)), [leave, pathWith, state]),
  }
}
