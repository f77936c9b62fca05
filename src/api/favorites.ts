import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from './client'
import { fields, itemsOf } from './read'
import { readShopItem, type ShopItem } from './shopItem'

export const favoriteKeys = { all: ['favorites'] as const }

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
