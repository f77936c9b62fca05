import { createSearchParams, type Location } from 'react-router-dom'
import { addressWith, opening } from '@/runtime/openedStep'

/** What the dashboard opens when its address asks for it (`?do=`). */
export type DashboardTask = 'product' | 'upload'

/** The address at which the dashboard opens a dialog, for who is elsewhere. */
export const taskPath = (task: DashboardTask): string => `/admin?do=${task}`

/**
 * The step of the history that opens a dialog upon the dashboard: what else its address holds stays, and closing goes
 * back. What the address asks for already, as the palette or a dialog whose code is on its way, gives its step away.
 */
export function taskStep(dashboard: Location, task: DashboardTask) {
  const replace = createSearchParams(dashboard.search).has('do')
  return {
    to: addressWith(dashboard, { do: task }),
    replace,
    state: replace ? (dashboard.state as unknown) : opening('do'),
    preventScrollReset: true,
  }
}
