import { type MutationOptions, queryOptions } from '@tanstack/react-query'
import type { Random } from '@/lib/ports'
import { type ApiClient, AS_STREAM, call, done, doneWith } from './client'
import { isDuplicateKey } from './duplicateKey'
import { currencyOf, fields, idOf, integerOf, itemsOf, listOf, oneOf, textOf, titleOf, urlOf } from './read'
import type { components } from './schema'

type Schemas = components['schemas']

/** `price` in minor units of `currency`, null where it is missing or no number; what else the server left out is empty here. */
export type Product = Required<Omit<Schemas['Product'], 'price'>> & { price: number | null }
export type ProductKind = Schemas['ProductKind']
/** What the form gives (spec section 5): `price` in minor units, above 0. A new product is always active. */
export type NewProduct = Omit<Schemas['NewProduct'], 'active'>

export const PRODUCT_KINDS = ['service', 'website', 'platform'] as const satisfies ProductKind[]

/** So many stand on the dashboard (spec section 9). */
const PRODUCTS_LIMIT = 12

export const productKeys = {
  all: ['products'] as const,
  list: ['products', PRODUCTS_LIMIT] as const,
}

function readImage(raw: unknown): { url: string } | null {
  const url = urlOf(raw)
  return url ? { url } : null
}

function readProduct(raw: unknown): Product | null {
  const record = fields(raw)
  const _id = idOf(record)
  if (!_id) return null
  return {
    _id,
    kind: oneOf(record.kind, PRODUCT_KINDS, 'service'),
    title: titleOf(record.title, 'Untitled product'),
    slug: textOf(record.slug),
    description: textOf(record.description),
    price: integerOf(record.price, null),
    currency: currencyOf(record.currency),
    tags: itemsOf(record.tags, (tag) => textOf(tag).trim() || null),
    gallery: itemsOf(record.gallery, readImage),
    active: record.active === true || record.active === 'true',
  }
}

/** GET /products?limit=12 (admins): newest first. */
export function products(api: ApiClient) {
  return queryOptions({
    queryKey: productKeys.list,
    queryFn: ({ signal }) =>
      call(api.GET('/products', { params: { query: { limit: PRODUCTS_LIMIT } }, signal }), (body) =>
        listOf(body, 'products', readProduct),
      ),
  })
}

/** PATCH /products/{id}: Active or Inactive (spec section 4). */
export const setProductActive = (
  api: ApiClient,
): MutationOptions<undefined, Error, { id: string; active: boolean }> => ({
  mutationFn: ({ id, active }) =>
    done(api.PATCH('/products/{id}', { params: { path: { id } }, body: { active }, ...AS_STREAM })),
})

const SUFFIX_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Four characters a–z and 0–9 for a slug that is taken (spec section 8). */
export function randomSuffix(random: Random): string {
  const pick = () => SUFFIX_CHARACTERS.charAt(Math.floor(random.next() * SUFFIX_CHARACTERS.length))
  return pick() + pick() + pick() + pick()
}

/** `signal` calls it off: it then rejects with an AbortError. */
type Creation = NewProduct & { signal?: AbortSignal }

/** The address part that a new product got: the one that was asked for, or another where that was taken. */
export interface Created {
  slug: string
}

function post(api: ApiClient, product: Creation): Promise<Created> {
  const { kind, title, slug, description, price, currency, tags, gallery, signal = null } = product
  const images = gallery.map(({ url }) => ({ url }))
  const body: Schemas['NewProduct'] = {
    kind,
    title,
    slug,
    description,
    price,
    currency,
    tags,
    gallery: images,
    active: true,
  }
  return doneWith(
    api.POST('/products', { body, signal, ...AS_STREAM }),
    // Where the answer does not show it, it is the one that was sent.
    (answer) => ({ slug: readProduct(fields(answer).product)?.slug || slug }),
  )
}

/**
 * POST /products. A duplicate key is answered with one more try, `-` and `suffix()` appended to the slug;
 * the second failure is the error (spec section 8). Gives the slug that the product got.
 */
export const createProduct = (
  api: ApiClient,
  suffix: () => string,
): MutationOptions<Created, Error, Creation> => ({
  mutationFn: async (product) => {
    try {
      return await post(api, product)
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return post(api, { ...product, slug: `${product.slug}-${suffix()}` })
    }
  },
})
