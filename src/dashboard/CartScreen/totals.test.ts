import { describe, expect, it } from 'vitest'
import type { ShopItem } from '@/api/shopItem'
import { totalsOf, unpriced } from './totals'

const item = (price: number | null, quantity = 1, currency: ShopItem['currency'] = 'USD'): ShopItem => ({
  _id: 'item',
  title: 'Item',
  price,
  currency,
  quantity,
  image: null,
  source: 'product' as const,
  sourceId: null,
})

describe('totals of a cart', () => {
  it('count pieces and never mix currencies', () => {
    expect(totalsOf([item(1999, 3), item(50_000, 1, 'EUR'), item(1)])).toEqual([
      { currency: 'USD', amount: 5998 },
      { currency: 'EUR', amount: 50_000 },
    ])
  })

  it('leave out what has no price, and say how much that is', () => {
    expect(totalsOf([item(null, 2)])).toEqual([])
    expect(unpriced([item(null, 2), item(5)])).toBe(2)
  })
})
