import type { MutationOptions, UseQueryOptions } from '@tanstack/react-query'
import { addToCart, cart, removeFromCart } from '@/api/cart'
import type { ApiClient } from '@/api/client'
import { favorites, removeFavorite, saveFavorite } from '@/api/favorites'
import type { ShopItem } from '@/api/shopItem'
import type { Thing } from './things'
import type { ShelfName } from './wish'

interface Shelf {
  put: (api: ApiClient) => MutationOptions<ShopItem | null, Error, Thing>
  take: (api: ApiClient) => MutationOptions<undefined, Error, { id: string }>
  /** What is said when it is done, and what when it failed and the server said nothing. */
  words: { put: (title: string) => string; taken: (title: string) => string; putFailed: string }
}

/** By what the cache knows a change of a shelf. */
export const shelfKey = (name: ShelfName) => ['shop', name]

export const TAKE_FAILED = 'Remove failed'

/** The two places where a person puts things aside. */
export const SHELVES: Record<ShelfName, Shelf> = {
  saved: {
    put: saveFavorite,
    take: removeFavorite,
    words: {
      put: (title) => `Saved ${title}.`,
      taken: (title) => `${title} is no longer saved.`,
      putFailed: 'Save failed',
    },
  },
  cart: {
    put: addToCart,
    take: removeFromCart,
    words: {
      put: (title) => `${title} is in your cart.`,
      taken: (title) => `${title} is out of your cart.`,
      putFailed: 'Add failed',
    },
  },
}

type Question = UseQueryOptions<ShopItem[], Error, ShopItem[], readonly string[]> & {
  queryKey: readonly string[]
}

/** The question for what stands on a shelf. */
export const shelfOf = (api: ApiClient, name: ShelfName): Question =>
  (name === 'cart' ? cart(api) : favorites(api)) as unknown as Question
