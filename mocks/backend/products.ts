import type { Schemas } from '../contract/types'
import { filled } from './check'
import type { Desk } from './desk'
import { newestFirst } from './ids'
import { notFound, Refusal, unprocessable } from './Refusal'
import type { ProductRecord } from './tables'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

function shown({ createdAt: _, ...product }: ProductRecord): Schemas['Product'] {
  return product
}

/** As the driver of a document database says it; the client answers with one more try (spec section 8). */
function slugTaken(slug: string): Refusal {
  return new Refusal(409, {
    code: 'E11000',
    message: `E11000 duplicate key error collection: studio.products index: slug_1 dup key: { slug: "${slug}" }`,
  })
}

/** Products, for admins only (spec sections 5, 6 and 7). */
export function createProducts(desk: Desk) {
  const { tables } = desk

  return {
    /** Newest first, at most `limit`. */
    list(token: string | null, limit?: number): Schemas['Product'][] {
      desk.admin(token)
      const products = [...tables.products].sort(newestFirst((product) => product.createdAt))
      return products.slice(0, limit).map(shown)
    },

    create(token: string | null, body: Schemas['NewProduct']): Schemas['Product'] {
      desk.admin(token)
      const title = filled('title', body.title)
      const slug = filled('slug', body.slug)
      if (!SLUG.test(slug)) throw unprocessable('slug', 'must be lowercase words joined by hyphens')
      if (!Number.isSafeInteger(body.price) || body.price < 1)
        throw unprocessable('price', 'must be above 0, in minor units')
      if (body.gallery.length > 6) throw unprocessable('gallery', 'must hold at most 6 images')
      if (tables.products.some((product) => product.slug === slug)) throw slugTaken(slug)
      const product = { ...body, _id: desk.id('product'), title, slug, createdAt: desk.now() }
      tables.products.push(product)
      return shown(product)
    },

    setActive(token: string | null, id: string, active: boolean): Schemas['Product'] {
      desk.admin(token)
      const product = tables.products.find(({ _id }) => _id === id)
      if (!product) throw notFound()
      product.active = active
      return shown(product)
    },
  }
}
