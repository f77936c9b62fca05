/** Loads the code behind the dashboard, for its route and ahead of the redirect after signing in. */
export const loadDashboard = () => import('./DashboardRoute')
