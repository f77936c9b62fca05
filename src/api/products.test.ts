import { describe, expect, it } from 'vitest'
import { messageOf } from './ApiError'
import { createProduct, type NewProduct, products, randomSuffix, setProductActive } from './products'
import { answering, failureOf, openApi } from './testApi'

const POSTER = {
  kind: 'service',
  title: 'Poster sprint',
  slug: 'poster-sprint',
  description: 'Three posters in a week.',
  price: 95000,
  currency: 'EUR',
  tags: ['poster', 'print'],
  gallery: [{ url: '/media/poster.svg' }],
} satisfies NewProduct

describe('products', () => {
  it('are the twelve newest ones', async () => {
    const { api, ask, paths } = await openApi('admin')
    const list = await ask(products(api))
    expect(paths('listProducts')).toEqual(['/products?limit=12'])
    expect(list.length).toBeGreaterThan(0)
    expect(list.length).toBeLessThanOrEqual(12)
    expect(new Set(list.map(({ active }) => active))).toEqual(new Set([true, false]))
    expect(new Set(list.map(({ currency }) => currency)).size).toBeGreaterThan(1)
  })

  it('keep what a full record says', async () => {
    const full = { _id: 'a', ...POSTER, active: true }
    const { api, ask } = answering({ products: [{ ...full, __v: 3 }] })
    expect(await ask(products(api))).toEqual([full])
  })

  it('read odd records', async () => {
    const { api, ask } = answering({
      products: [
        {
          id: 12,
          kind: 'poster',
          price: '1999',
          currency: 'JPY',
          tags: ['logo', '', 7, null, {}],
          gallery: ['/a.png', { url: '/b.png', alt: 'B' }, { url: '' }, null],
          active: 'yes',
        },
        { _id: 'b', title: null, price: {}, tags: 'logo', gallery: null, active: 'true' },
        { title: 'no id' },
        'text',
      ],
    })
    expect(await ask(products(api))).toEqual([
      {
        _id: '12',
        kind: 'service',
        title: 'Untitled product',
        slug: '',
        description: '',
        price: 1999,
        currency: 'USD',
        tags: ['logo', '7'],
        gallery: [{ url: '/a.png' }, { url: '/b.png' }],
        active: false,
      },
      {
        _id: 'b',
        kind: 'service',
        title: 'Untitled product',
        slug: '',
        description: '',
        price: null,
        currency: 'USD',
        tags: [],
        gallery: [],
        active: true,
      },
    ])
  })
})

describe('setProductActive', () => {
  it('switches a product', async () => {
    const { api, ask, run, bodies, paths } = await openApi('admin')
    const [product] = await ask(products(api))
    if (!product) throw new Error('No product.')
    await run(setProductActive(api), { id: product._id, active: !product.active })
    expect(paths('setProductActive')).toEqual([`/products/${product._id}`])
    expect(bodies('setProductActive')).toEqual([{ active: !product.active }])
    expect((await ask(products(api)))[0]?.active).toBe(!product.active)
  })
})

describe('createProduct', () => {
  const suffixes = () => {
    const given = ['k3v9', 'zzzz']
    return { suffix: () => given.shift() ?? '', left: () => given.length }
  }

  it("sends exactly the contract's fields, active", async () => {
    const { api, run, bodies } = await openApi('admin')
    const { suffix, left } = suffixes()
    const typed = { ...POSTER, gallery: [{ url: '/media/poster.svg', size: 3 }], slugTouched: true }
    const created = await run(createProduct(api, suffix), typed)
    expect(bodies('createProduct')).toEqual([{ ...POSTER, active: true }])
    expect(created).toEqual({ slug: 'poster-sprint' })
    expect(left()).toBe(2)
  })

  it('tries once more with a suffix when the slug is taken', async () => {
    const { api, run, bodies } = await openApi('admin', { createProduct: [409, 'ok'] })
    const created = await run(createProduct(api, suffixes().suffix), POSTER)
    expect(bodies('createProduct')).toEqual([
      { ...POSTER, active: true },
      { ...POSTER, slug: 'poster-sprint-k3v9', active: true },
    ])
    expect(created).toEqual({ slug: 'poster-sprint-k3v9' })
  })

  it('tries once more when the studio itself has the slug', async () => {
    const { api, run, bodies } = await openApi('admin')
    const { suffix } = suffixes()
    await run(createProduct(api, suffix), POSTER)
    expect(await run(createProduct(api, suffix), POSTER)).toEqual({ slug: 'poster-sprint-k3v9' })
    expect(bodies('createProduct')).toHaveLength(3)
  })

  it('gives up after the second refusal', async () => {
    const { api, run, bodies } = await openApi('admin', { createProduct: 409 })
    const { suffix, left } = suffixes()
    const error = await failureOf(run(createProduct(api, suffix), POSTER))
    expect(error).toMatchObject({ kind: 'http', status: 409, code: 'E11000' })
    expect(bodies('createProduct')).toHaveLength(2)
    expect(left()).toBe(1)
  })

  it('tells the second failure, whatever it is', async () => {
    const { api, run, bodies } = await openApi('admin', { createProduct: [409, 500] })
    const error = await failureOf(run(createProduct(api, suffixes().suffix), POSTER))
    expect(error).toMatchObject({ kind: 'http', status: 500 })
    expect(bodies('createProduct')).toHaveLength(2)
  })

  it.each([
    [422, 'http', 'kind: must not be empty.'],
    [500, 'http', 'Something broke on our side.'],
    ['html', 'http', 'Create failed'],
    ['offline', 'network', 'Create failed'],
  ] as const)('does not try again after %s', async (outcome, kind, message) => {
    const { api, run, bodies } = await openApi('admin', { createProduct: outcome })
    const error = await failureOf(run(createProduct(api, suffixes().suffix), POSTER))
    expect(error).toMatchObject({ kind })
    expect(messageOf(error, 'Create failed')).toBe(message)
    expect(bodies('createProduct')).toHaveLength(1)
  })

  it.each([
    ['does not show the product', { message: 'Created.' }, 'poster-sprint'],
    ['is no JSON', '<h1>Created</h1>', 'poster-sprint'],
    ['is cut short', '{"product":{"_id":"a","slug":"poster', 'poster-sprint'],
    ['names another slug', { product: { _id: 'a', slug: 'poster-sprint-2' } }, 'poster-sprint-2'],
  ])('succeeds where the answer %s', async (_, body, slug) => {
    const { api, run } = answering(body, 201)
    const created = run(
      createProduct(api, () => 'abcd'),
      POSTER,
    )
    expect(await created).toEqual({ slug })
  })
})

describe('an answer whose JSON is cut short', () => {
  it('is that of a product that was made, once', async () => {
    const { api, ask, run, bodies } = await openApi('admin', { createProduct: 'malformed' })
    expect(
      await run(
        createProduct(api, () => 'abcd'),
        POSTER,
      ),
    ).toEqual({ slug: 'poster-sprint' })
    expect(bodies('createProduct')).toHaveLength(1)
    expect((await ask(products(api)))[0]?.slug).toBe('poster-sprint')
  })
})

describe('randomSuffix', () => {
  it("makes four characters from the runtime's chance", () => {
    const numbers = [0, 0.5, 0.75, 0.9999999]
    expect(randomSuffix({ next: () => numbers.shift() ?? 0 })).toBe('as19')
  })

  it.each([0, 0.2, 0.72, 1 - Number.EPSILON])('stays among a–z and 0–9 at %d', (number) => {
    expect(randomSuffix({ next: () => number })).toMatch(/^[a-z0-9]{4}$/)
  })
})
