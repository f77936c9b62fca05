import { describe, expect, it } from 'vitest'
import { addToCart, type CartThing, cart, removeFromCart } from './cart'
import { saveFavorite } from './favorites'
import { answering, failureOf, openApi } from './testApi'

const TIDELINE: CartThing = {
  source: 'portfolio',
  sourceId: 'tideline',
  title: 'Tideline',
  price: 341700,
  currency: 'USD',
  image: 'https://overprint.example/media/work/tideline.webp',
}

describe('the cart', () => {
  it('takes in what a page shows, and gives it back as it was', async () => {
    const { api, ask, run, bodies } = await openApi('client')
    const item = await run(addToCart(api), TIDELINE)
    expect(bodies('addToCart')).toEqual([TIDELINE])
    expect(item).toEqual({ ...TIDELINE, _id: expect.stringMatching(/./), quantity: 1 })
    expect((await ask(cart(api))).at(-1)).toEqual(item)
  })

  it('holds a thing once: again sets the quantity', async () => {
    const { api, ask, run } = await openApi('client')
    const _id = (await run(addToCart(api), TIDELINE))?._id
    expect(await run(addToCart(api), { ...TIDELINE, quantity: 3 })).toMatchObject({ _id, quantity: 3 })
    expect(await run(addToCart(api), TIDELINE)).toMatchObject({ _id, quantity: 3 })
    expect((await ask(cart(api))).filter(({ sourceId }) => sourceId === 'tideline')).toHaveLength(1)
  })

  it('takes a product at the price of the shop', async () => {
    const { api, run } = await openApi('client')
    const product = { source: 'product', sourceId: 'product_1', title: 'Cheap', price: 1 } as const
    const item = await run(addToCart(api), product)
    expect(item?.sourceId).toBe('product_1')
    expect(item?.price).toBeGreaterThan(1)
    expect(await failureOf(run(addToCart(api), { ...product, sourceId: 'product_999' }))).toMatchObject({
      status: 404,
    })
  })

  it('lets go of it', async () => {
    const { api, ask, run, paths } = await openApi('client')
    await run(removeFromCart(api), { id: 'cart_1' })
    expect(paths('removeFromCart')).toEqual(['/cart/items/cart_1'])
    expect((await ask(cart(api))).map(({ _id }) => _id)).toEqual(['cart_2', 'cart_3'])
    expect(await failureOf(run(removeFromCart(api), { id: 'cart_1' }))).toMatchObject({ status: 404 })
  })

  it.each(['', '{', '{}', { item: null }, { item: { title: 'no id' } }])(
    'says that it is done where the answer is %j, and no item',
    async (body) => {
      const { api, run } = answering(body, 201)
      expect(await run(addToCart(api), TIDELINE)).toBeNull()
      expect(await run(saveFavorite(api), TIDELINE)).toBeNull()
    },
  )

  it('takes back in what it gave, as far as the contract takes it', async () => {
    const { api, run, bodies } = await openApi('client')
    const odd = { ...TIDELINE, title: `${'a'.repeat(299)}🖨${'b'.repeat(9)}`, price: -5, quantity: 150 }
    expect(await run(addToCart(api), odd)).toMatchObject({ quantity: 99 })
    const { price: _, ...bare } = TIDELINE
    expect(bodies('addToCart')).toEqual([{ ...bare, title: `${'a'.repeat(299)}🖨`, quantity: 99 }])
  })
})
