import type { Schemas } from '../contract/types'
import type { Desk } from './desk'

/** What a client is about to order, and what they saved (spec sections 1 and 3). */
export function createShop(desk: Desk) {
  const { tables } = desk

  function product(id: string): Schemas['ShopProduct'] {
    const {
      title = '',
      price = 0,
      currency = 'USD',
      gallery = [],
    } = tables.products.find(({ _id }) => _id === id) ?? {}
    return { _id: id, title, price, currency, gallery }
  }

  return {
    cart(token: string | null): Schemas['ShopItem'][] {
      const { id } = desk.caller(token)
      return tables.carts
        .filter(({ userId }) => userId === id)
        .map(({ _id, quantity, productId }) => ({ _id, quantity, product: product(productId) }))
    },

    favorites(token: string | null): Schemas['ShopItem'][] {
      const { id } = desk.caller(token)
      return tables.favorites
        .filter(({ userId }) => userId === id)
        .map(({ _id, productId }) => ({ _id, product: product(productId) }))
    },
  }
}
