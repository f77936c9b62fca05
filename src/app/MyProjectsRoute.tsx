import { MyProjectsScreen } from '@/dashboard/MyProjectsScreen/MyProjectsScreen'
import { MyProjectsSkeleton } from '@/dashboard/MyProjectsScreen/MyProjectsSkeleton'
import { DataRoute } from './DataRoute'

/** The screen behind its guard, with the signed-in person's data. */
export const MyProjectsRoute = () => (
  <DataRoute skeleton={<MyProjectsSkeleton />}>
    <MyProjectsScreen />
  </DataRoute>
)
