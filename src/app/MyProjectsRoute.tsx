import { MyProjectsScreen } from '@/dashboard/MyProjectsScreen/MyProjectsScreen'
import { DataRoute } from './DataRoute'

/** The screen behind its guard, with the signed-in person's data. */
export const MyProjectsRoute = () => (
  <DataRoute>
    <MyProjectsScreen />
  </DataRoute>
)
