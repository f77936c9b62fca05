import { useQuery } from '@tanstack/react-query'
import { cart } from '@/api/cart'
import { CartEmpty } from '@/content/art/scenes/CartEmpty'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Shelf } from '../parts/Shelf/Shelf'
import { CartTotals } from './CartTotals'

/** The cart: what the person is about to order, and what it comes to (design section 6, /cart). */
export function CartScreen() {
  return (
    <Shelf
      title="Cart"
      name="cart"
      lead="Nothing is charged here. You ask, we answer with a quote within 24 hours."
      query={useQuery(cart(useApi()))}
      empty={
        <EmptyState
          art={<CartEmpty />}
          action={
            <ButtonLink variant="outline" href="/work">
              See our products
            </ButtonLink>
          }
        >
          Your cart is empty.
        </EmptyState>
      }
    >
      {(items) => <CartTotals items={items} />}
    </Shelf>
  )
}
