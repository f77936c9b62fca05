import { FavoritesScreen } from '@/dashboard/FavoritesScreen/FavoritesScreen'
import { DataRoute } from './DataRoute'

/** The screen behind its guard, with the signed-in person's data. */
export const FavoritesRoute = () => (
  <DataRoute>
    <FavoritesScreen />
  </DataRoute>
)
