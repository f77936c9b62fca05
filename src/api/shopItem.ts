import type { Currency } from '@/lib/money'
import { currencyOf, fields, idOf, integerOf, oneOf, textOf, titleOf, urlOf } from './read'
import type { components } from './schema'

/** Where a thing is from; the pages of the site show the last two. */
export type ShopSource = 'product' | 'portfolio' | 'project'

/** What stands in a cart or among the saved: a view of the contract's ShopItem, which may nest its product. */
export interface ShopItem {
  _id: string
  title: string
  /** Minor units of `currency`, each; null where the server gave none. */
  price: number | null
  currency: Currency
  /** At least 1. */
  quantity: number
  /** A media URL that nobody has judged yet; null where there is none. */
  image: string | null
  source: ShopSource
  /** Its id where it is from; null where the server gave none. */
  sourceId: string | null
}

const firstImage = (gallery: unknown): unknown => (Array.isArray(gallery) ? gallery[0] : null)

/** Reads `item` or `item.product` (design section 4): the item's own fields first, then its product's. */
export function readShopItem(raw: unknown): ShopItem | null {
  const item = fields(raw)
  const product = fields(item.product)
  const _id = idOf(item) ?? idOf(product)
  if (!_id) return null
  const titles = [item.title, item.name, product.title, product.name]
  const images = [item.image, firstImage(item.gallery), product.image, firstImage(product.gallery)]
  return {
    _id,
    title: titles.map((title) => titleOf(title, '')).find(Boolean) ?? 'Untitled item',
    price: integerOf(item.price, null) ?? integerOf(product.price, null),
    currency: currencyOf(item.currency ?? product.currency),
    quantity: Math.max(1, integerOf(item.quantity, 1)),
    image: images.map(urlOf).find((url) => url !== null) ?? null,
    source: oneOf(item.source, ['product', 'portfolio', 'project'], 'product'),
    sourceId: textOf(item.sourceId) || idOf(product),
  }
}

/** The item of an answer, as the server keeps it, with the id by which it is taken out again; null where it names none. */
export const readKeptItem = (body: unknown): ShopItem | null => readShopItem(fields(body).item)

type ShownThing = components['schemas']['NewFavorite']

/**
 * What of a thing is sent to be kept: what the page does not know is left out, and what a server gave beyond the bounds
 * of the contract is brought within them, so that it can be put back.
 */
export const shownThing = ({ source, sourceId, title, price, currency, image }: ShownThing): ShownThing => ({
  source,
  sourceId,
  title: [...title].slice(0, 300).join(''),
  ...(price === undefined || price < 0 ? {} : { price }),
  ...(currency ? { currency } : {}),
  ...(image ? { image } : {}),
})
