import { CartScreen } from '@/dashboard/CartScreen/CartScreen'
import { DataRoute } from './DataRoute'

/** The screen behind its guard, with the signed-in person's data. */
export const CartRoute = () => (
  <DataRoute>
    <CartScreen />
  </DataRoute>
)
