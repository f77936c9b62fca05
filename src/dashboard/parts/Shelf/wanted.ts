import type { ShopItem } from '@/api/shopItem'

/** How a request names a thing: with the number of pieces, where it is more than one. */
export const wantedOf = ({ title, quantity }: Pick<ShopItem, 'title' | 'quantity'>): string =>
  quantity > 1 ? `${quantity} × ${title}` : title
