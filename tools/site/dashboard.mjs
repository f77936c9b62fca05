/** What the dashboard loads beside the app, each by a dynamic import of its own: the beginnings of keys of Vite's manifest. */

/** By it the session is restored, which all data waits for. */
export const CLIENT = '_client-'

/** Asks the calls. */
export const AHEAD = 'src/ahead.ts'

const PARTS = [CLIENT, AHEAD, 'src/app/DashboardRoute.tsx']
/** For admins alone. */
const CHART = 'src/dashboard/InsightsPanel/RevenueChart.tsx'

/** All that an admin's dashboard loads before anybody touches it. */
export const DASHBOARD_PARTS = [...PARTS, CHART]

/** What the page at a path of the dashboard loads: who opens an admin's address is taken for one. */
export const dashboardPartsAt = (path) => (path.startsWith('/admin') ? DASHBOARD_PARTS : PARTS)
