import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from './client'
import { listOf } from './read'
import { readShopItem } from './shopItem'

export const cartKeys = { all: ['cart'] as const }

/** GET /cart (spec section 7): what the signed-in person is about to order. */
export function cart(api: ApiClient) {
  return queryOptions({
    queryKey: cartKeys.all,
    queryFn: ({ signal }) =>
      call(api.GET('/cart', { signal }), (body) => listOf(body, 'items', readShopItem)),
  })
}
