import type { MutationOptions } from '@tanstack/react-query'
import { ApiError } from './ApiError'
import { type ApiClient, AS_STREAM, call, done } from './client'
import { fields } from './read'
import type { components } from './schema'
import { readShopItem, type ShopItem } from './shopItem'

type Schemas = components['schemas']

/** What is saved, as the page shows it; its picture's URL is absolute, since the API may stand elsewhere. */
export type SavedThing = Schemas['NewFavorite']
/** What is put into the cart; without a quantity it is one, or as many as are there. */
export type CartThing = Schemas['NewCartItem']

/** The item as the server keeps it, with the id by which it is taken out again. */
function readItem(body: unknown): ShopItem {
  const item = readShopItem(fields(body).item)
  if (!item) throw new ApiError('broken', 201)
  return item
}

const shown = ({ source, sourceId, title, price, currency, image }: SavedThing) => ({
  ...{ source, sourceId, title },
  ...(price === undefined ? {} : { price }),
  ...(currency ? { currency } : {}),
  ...(image ? { image } : {}),
})

/** POST /cart/items. Sent only with the extension `shop`, as all of these. */
export const addToCart = (api: ApiClient): MutationOptions<ShopItem, Error, CartThing> => ({
  mutationFn: ({ quantity, ...thing }) =>
    call(api.POST('/cart/items', { body: { ...shown(thing), ...(quantity ? { quantity } : {}) } }), readItem),
})

/** DELETE /cart/items/{id}: the item's id as the cart gives it. */
export const removeFromCart = (api: ApiClient): MutationOptions<undefined, Error, { id: string }> => ({
  mutationFn: ({ id }) => done(api.DELETE('/cart/items/{id}', { params: { path: { id } }, ...AS_STREAM })),
})

/** POST /favorites */
export const saveFavorite = (api: ApiClient): MutationOptions<ShopItem, Error, SavedThing> => ({
  mutationFn: (thing) => call(api.POST('/favorites', { body: shown(thing) }), readItem),
})

/** DELETE /favorites/{id}: the item's id as the list gives it. */
export const removeFavorite = (api: ApiClient): MutationOptions<undefined, Error, { id: string }> => ({
  mutationFn: ({ id }) => done(api.DELETE('/favorites/{id}', { params: { path: { id } }, ...AS_STREAM })),
})
