import type { ShopItem } from '@/api/shopItem'
import type { Currency } from '@/lib/money'

export interface Total {
  currency: Currency
  /** Minor units. */
  amount: number
}

/** One total for each currency, in the order of their first coming; what has no price is left out. */
export function totalsOf(items: readonly ShopItem[]): Total[] {
  const totals = new Map<Currency, number>()
  for (const { price, currency, quantity } of items) {
    if (price !== null) totals.set(currency, (totals.get(currency) ?? 0) + price * quantity)
  }
  return [...totals].map(([currency, amount]) => ({ currency, amount }))
}

/** How many pieces are in the cart without a price. */
export const unpriced = (items: readonly ShopItem[]): number =>
  items.filter(({ price }) => price === null).reduce((sum, { quantity }) => sum + quantity, 0)
