import type { BodyOf, Schemas } from '../contract/types'
import { filled } from './check'
import type { Desk } from './desk'
import { notFound } from './Refusal'
import type { CartRecord, FavoriteRecord, PageItem } from './tables'

type Held = Pick<CartRecord, '_id' | 'productId' | 'page'>

/** Whether a record stands for that thing. */
const isOf =
  ({ source, sourceId }: Pick<PageItem, 'source' | 'sourceId'>) =>
  ({ productId, page }: Held) =>
    source === 'product'
      ? productId === sourceId
      : page !== undefined && page.source === source && page.sourceId === sourceId

/** What a client is about to order, and what they saved (spec sections 1 and 3); the extension `shop` changes both. */
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

  const shown = ({ _id, productId, page }: Held): Schemas['ShopItem'] =>
    page ? { _id, ...page } : { _id, product: product(productId ?? '') }
  const inCart = (record: CartRecord) => ({ ...shown(record), quantity: record.quantity })

  /**
   * What a record keeps of a thing: a product by its id alone, so that its price is the shop's own. Whether it is active
   * does not matter: who took one out that is offered no longer must be able to put it back.
   */
  function kept({ quantity: _, ...thing }: BodyOf<'addToCart'>): Pick<Held, 'productId' | 'page'> {
    const title = filled('title', thing.title)
    if (thing.source !== 'product') return { page: { ...thing, title } }
    if (!tables.products.some(({ _id }) => _id === thing.sourceId)) throw notFound()
    return { productId: thing.sourceId }
  }

  /** Takes a record of the caller's out of a list. Somebody else's is "not found". */
  function takeOut(list: (CartRecord | FavoriteRecord)[], token: string | null, id: string): void {
    const { id: userId } = desk.caller(token)
    const index = list.findIndex((record) => record._id === id && record.userId === userId)
    if (index < 0) throw notFound()
    list.splice(index, 1)
  }

  return {
    cart(token: string | null): Schemas['ShopItem'][] {
      const { id } = desk.caller(token)
      return tables.carts.filter(({ userId }) => userId === id).map(inCart)
    },

    favorites(token: string | null): Schemas['ShopItem'][] {
      const { id } = desk.caller(token)
      return tables.favorites.filter(({ userId }) => userId === id).map(shown)
    },

    /** A thing stands in a cart once: adding it again sets its quantity. */
    addToCart(token: string | null, body: BodyOf<'addToCart'>): Schemas['ShopItem'] {
      const { id: userId } = desk.caller(token)
      const there = tables.carts.filter((record) => record.userId === userId).find(isOf(body))
      const record = there ?? { _id: desk.id('cart'), userId, ...kept(body), quantity: 1 }
      if (!there) tables.carts.push(record)
      record.quantity = body.quantity ?? record.quantity
      return inCart(record)
    },

    removeFromCart: (token: string | null, id: string) => takeOut(tables.carts, token, id),

    saveFavorite(token: string | null, body: BodyOf<'saveFavorite'>): Schemas['ShopItem'] {
      const { id: userId } = desk.caller(token)
      const there = tables.favorites.filter((record) => record.userId === userId).find(isOf(body))
      const record = there ?? { _id: desk.id('favorite'), userId, ...kept(body) }
      if (!there) tables.favorites.push(record)
      return shown(record)
    },

    removeFavorite: (token: string | null, id: string) => takeOut(tables.favorites, token, id),
  }
}
