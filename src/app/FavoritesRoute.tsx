import { FavoritesScreen } from '@/dashboard/FavoritesScreen/FavoritesScreen'
import { ShelfSkeleton } from '@/dashboard/parts/Shelf/ShelfSkeleton'
import { DataRoute } from './DataRoute'

/** The screen behind its guard, with the signed-in person's data. */
export const FavoritesRoute = () => (
  <DataRoute skeleton={<ShelfSkeleton label="Loading saved" />}>
    <FavoritesScreen />
  </DataRoute>
)
