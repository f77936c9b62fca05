import { type ReactNode, Suspense } from 'react'
import { DashboardSkeleton } from '@/dashboard/DashboardScreen/DashboardSkeleton'
import { DataProvider } from '@/runtime/DataProvider/DataProvider'
import { useSession } from '@/runtime/hooks'

/** What every screen behind the guards stands in: a skeleton while the session is restored, then the person's data. */
export function DataRoute({ children }: { children: ReactNode }) {
  const restoring = useSession((state) => state.phase === 'restoring')
  if (restoring) return <DashboardSkeleton />
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <DataProvider>{children}</DataProvider>
    </Suspense>
  )
}
