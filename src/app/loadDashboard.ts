import { loadChart } from '@/dashboard/InsightsPanel/loadChart'
import type { Runtime } from '@/runtime/createRuntime'
import { isAdmin, type User } from '@/session/roles'
import { leadsToDashboard } from './dashboardPaths'

/**
 * Loads the code behind the dashboard, for its route and ahead of the redirect after signing in. An admin's chart
 * is drawn by a chunk of its own, which starts on its way beside it and not after it.
 */
export function loadDashboard(person: User | null = null) {
  // Out of reach, it is asked for again by the panel, which says so.
  if (isAdmin(person)) loadChart().catch(() => {})
  return import('./DashboardRoute')
}

/**
 * Prepares the dashboard for a person who is on the way to a path, if it stands there: its code is loaded, and its calls
 * are asked meanwhile. The route itself says if it fails.
 */
export function prepareDashboard(path: string, runtime: Runtime): void {
  if (!leadsToDashboard(path)) return
  loadDashboard(runtime.session.store.getState().user).catch(() => {})
  import('@/dashboard/askAhead').then(({ askAhead }) => askAhead(runtime)).catch(() => {})
}
