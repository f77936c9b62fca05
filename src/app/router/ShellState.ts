import { createContext, useContext } from 'react'
import type { RouterState } from './createAppRouter'

/** What the shell shows of the router's state, beyond the location. */
export type ShellState = Pick<RouterState, 'goal' | 'loading' | 'failure'> & {
  /** Tells one visit of a page from another. */
  visit: string
  /** Whether the build drew the page that was opened. */
  drawn: boolean
}

/** Under another router, as in stories of one part, everything has arrived. */
export const ShellState = createContext<ShellState>({
  goal: '',
  loading: false,
  failure: null,
  visit: '',
  drawn: false,
})

/** Whether the next screen is on its way in, and whether the present one's code arrived. */
export const useShellState = (): ShellState => useContext(ShellState)
