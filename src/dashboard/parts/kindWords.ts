import type { ProductKind } from '@/api/products'

/** What each kind of product is called on screen. */
export const KIND_WORDS: Record<ProductKind, string> = {
  service: 'Service',
  website: 'Website',
  platform: 'Platform',
}
