import { type MutationOptions, queryOptions } from '@tanstack/react-query'
import { type ApiClient, AS_STREAM, call, done, doneWith } from './client'
import { fields, itemsOf } from './read'
import type { components } from './schema'
import { readKeptItem, readShopItem, type ShopItem, shownThing } from './shopItem'

/** What is saved, as the page shows it; its picture's URL is absolute, since the API may stand elsewhere. */
export type SavedThing = components['schemas']['NewFavorite']

const favoriteKeys = { all: ['favorites'] as const }

/** The specification says "a list": a bare one, `favorites` and `items` are all read. */
function readFavorites(body: unknown): ShopItem[] {
  const { favorites: named, items } = fields(body)
  return itemsOf([body, named, items].find(Array.isArray), readShopItem)
}

/** GET /favorites (spec section 7): what the signed-in person has saved. */
export function favorites(api: ApiClient) {
  return queryOptions({
    queryKey: favoriteKeys.all,
    queryFn: ({ signal }) => call(api.GET('/favorites', { signal }), readFavorites),
  })
}

/** POST /favorites: null where it is done and the answer names no item. Sent only with the extension `shop`, as is the next one. */
export const saveFavorite = (api: ApiClient): MutationOptions<ShopItem | null, Error, SavedThing> => ({
  mutationFn: (thing) =>
    doneWith(api.POST('/favorites', { body: shownThing(thing), ...AS_STREAM }), readKeptItem),
})

/** DELETE /favorites/{id}: the item's id as the list gives it. */
export const removeFavorite = (api: ApiClient): MutationOptions<undefined, Error, { id: string }> => ({
  mutationFn: ({ id }) => done(api.DELETE('/favorites/{id}', { params: { path: { id } }, ...AS_STREAM })),
})
