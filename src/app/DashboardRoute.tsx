import { Suspense } from 'react'
import { DashboardScreen } from '@/dashboard/DashboardScreen/DashboardScreen'
import { DashboardSkeleton } from '@/dashboard/DashboardScreen/DashboardSkeleton'
import { DataProvider } from '@/runtime/DataProvider/DataProvider'
import { useSession } from '@/runtime/hooks'

/** /dashboard, /admin and /admin/dashboard: one screen, whose panels follow the person's role. */
export function DashboardRoute() {
  const restoring = useSession((state) => state.phase === 'restoring')
  if (restoring) return <DashboardSkeleton />
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <DataProvider>
        <DashboardScreen />
      </DataProvider>
    </Suspense>
  )
}
