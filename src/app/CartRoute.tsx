import { CartScreen } from '@/dashboard/CartScreen/CartScreen'
import { ShelfSkeleton } from '@/dashboard/parts/Shelf/ShelfSkeleton'
import { DataRoute } from './DataRoute'

/** The screen behind its guard, with the signed-in person's data. */
export const CartRoute = () => (
  <DataRoute skeleton={<ShelfSkeleton label="Loading cart" />}>
    <CartScreen />
  </DataRoute>
)
