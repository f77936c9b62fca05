import { type MutationOptions, queryOptions } from '@tanstack/react-query'
import { type ApiClient, AS_STREAM, call, done, doneWith } from './client'
import { listOf } from './read'
import type { components } from './schema'
import { readKeptItem, readShopItem, type ShopItem, shownThing } from './shopItem'

/** What is put into the cart; without a quantity it is one, or as many as are there. */
export type CartThing = components['schemas']['NewCartItem']

const cartKeys = { all: ['cart'] as const }

/** GET /cart (spec section 7): what the signed-in person is about to order. */
export function cart(api: ApiClient) {
  return queryOptions({
    queryKey: cartKeys.all,
    queryFn: ({ signal }) =>
      call(api.GET('/cart', { signal }), (body) => listOf(body, 'items', readShopItem)),
  })
}

/** So many of a thing the contract lets into a cart at most. */
const MOST = 99

/** POST /cart/items: null where it is done and the answer names no item. Sent only with the extension `shop`, as is the next one. */
export const addToCart = (api: ApiClient): MutationOptions<ShopItem | null, Error, CartThing> => ({
  mutationFn: ({ quantity, ...thing }) => {
    const body = { ...shownThing(thing), ...(quantity ? { quantity: Math.min(MOST, quantity) } : {}) }
    return doneWith(api.POST('/cart/items', { body, ...AS_STREAM }), readKeptItem)
  },
})

/** DELETE /cart/items/{id}: the item's id as the cart gives it. */
export const removeFromCart = (api: ApiClient): MutationOptions<undefined, Error, { id: string }> => ({
  mutationFn: ({ id }) => done(api.DELETE('/cart/items/{id}', { params: { path: { id } }, ...AS_STREAM })),
})
