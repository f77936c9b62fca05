import type { CartThing } from '@/api/cart'
import type { ShopItem } from '@/api/shopItem'
import { safeMediaUrl } from '@/lib/safeUrl'

/** What can be saved or put into the cart, as a page shows it. */
export type Thing = CartThing

export type Named = Pick<Thing, 'source' | 'sourceId'>

/** What tells a thing from all others, wherever it stands. */
export const nameOf = ({ source, sourceId }: Named): string => `${source}:${sourceId}`

/** Whether something on a shelf is that thing. */
export const isThing =
  ({ source, sourceId }: Named) =>
  (item: ShopItem): boolean =>
    item.source === source && item.sourceId === sourceId

/** What begins the id of an item that the server does not know yet. */
const NEW = 'new '

/** Whether an item only stands in until the server's own is there. */
export const isStandIn = ({ _id }: ShopItem): boolean => _id.startsWith(NEW)

/** What stands on a shelf until the server has answered. */
export function standInFor(thing: Thing): ShopItem {
  const { source, sourceId, title, price = null, currency = 'USD', image = null, quantity = 1 } = thing
  return { _id: NEW + nameOf(thing), source, sourceId, title, price, currency, image, quantity }
}

/** Its picture's address, complete: the API may stand elsewhere. Whatever is no address of the web is left out. */
export function complete({ image, ...thing }: Thing, base: string): Thing {
  const url = image ? safeMediaUrl(new URL(image, base).href, '') : null
  return url && /^https?:/.test(url) ? { ...thing, image: url } : thing
}

/** An item as what could be put back; null where the server did not say what it is. */
export function thingOf(item: ShopItem, apiBase: string): Thing | null {
  const { source, sourceId, title, price, currency, image, quantity } = item
  if (!sourceId) return null
  const url = safeMediaUrl(image, apiBase)
  const thing: Thing = { source, sourceId, title, currency, quantity }
  return { ...thing, ...(price === null ? {} : { price }), ...(url ? { image: url } : {}) }
}
