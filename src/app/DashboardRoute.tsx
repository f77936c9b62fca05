import { DashboardScreen } from '@/dashboard/DashboardScreen/DashboardScreen'
import { DashboardSkeleton } from '@/dashboard/DashboardScreen/DashboardSkeleton'
import { DataRoute } from './DataRoute'

/** /dashboard, /admin and /admin/dashboard: one screen, whose panels follow the person's role. */
export const DashboardRoute = () => (
  <DataRoute skeleton={<DashboardSkeleton />}>
    <DashboardScreen />
  </DataRoute>
)
