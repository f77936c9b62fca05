import { describe, expect, it } from 'vitest'
import { cart } from './cart'
import { favorites } from './favorites'
import { readShopItem } from './shopItem'
import { answering, openApi } from './testApi'

const BARE = {
  title: 'Untitled item',
  price: null,
  currency: 'USD',
  quantity: 1,
  image: null,
  source: 'product',
  sourceId: null,
}
const ONE = { ...BARE, _id: 'a', title: 'Logo' }
const RAW = { _id: 'a', title: 'Logo' }

describe('readShopItem', () => {
  it.each([
    ['the item itself', RAW, ONE],
    ['a name for a title', { id: 7, name: 'Logo' }, { ...ONE, _id: '7' }],
    [
      'its product',
      {
        _id: 'a',
        quantity: '2',
        product: { _id: 'p', title: 'Logo', price: '125000', currency: 'EUR', gallery: [{ url: '/g.png' }] },
      },
      { ...ONE, price: 125000, currency: 'EUR', quantity: 2, image: '/g.png', sourceId: 'p' },
    ],
    [
      "its product's id where it has none",
      { product: { _id: 'p', name: 'Logo' } },
      { ...ONE, _id: 'p', sourceId: 'p' },
    ],
    [
      'the item before its product',
      { ...RAW, price: 0, image: '/i.png', product: { title: 'Other', price: 5, image: '/p.png' } },
      { ...ONE, price: 0, image: '/i.png' },
    ],
    [
      'an image before a gallery, and text in a gallery',
      { ...RAW, image: { url: '/i.png' }, gallery: ['/g.png'] },
      { ...ONE, image: '/i.png' },
    ],
    ['text in a gallery', { ...RAW, image: '', gallery: ['/g.png'] }, { ...ONE, image: '/g.png' }],
    [
      'wrong types as absent',
      { _id: 'a', title: {}, price: 'free', currency: 3, quantity: 0, image: 7, gallery: 'x', product: 'p' },
      { ...BARE, _id: 'a' },
    ],
    [
      'what a page of the site showed',
      { ...RAW, source: 'portfolio', sourceId: 'tideline' },
      { ...ONE, source: 'portfolio', sourceId: 'tideline' },
    ],
    [
      'an unknown source as a product',
      { ...RAW, source: 'elsewhere', sourceId: 7 },
      { ...ONE, sourceId: '7' },
    ],
    ['a negative quantity as one', { ...RAW, quantity: -3 }, ONE],
  ])('reads %s', (_, raw, read) => {
    expect(readShopItem(raw)).toEqual(read)
  })

  it.each([null, 'a', [], {}, { title: 'no id' }, { product: { title: 'no id' } }])('drops %j', (raw) => {
    expect(readShopItem(raw)).toBeNull()
  })
})

describe('cart', () => {
  it("holds the client's items", async () => {
    const { api, ask } = await openApi('client')
    const items = await ask(cart(api))
    expect(items.map(({ _id, quantity }) => [_id, quantity])).toEqual([
      ['cart_1', 2],
      ['cart_2', 1],
      ['cart_3', 1],
    ])
    expect(items.every(({ title, price }) => title !== BARE.title && Number.isInteger(price))).toBe(true)
  })

  it.each([{}, { items: null }, { items: {} }, 'null'])('is empty in %j', async (body) => {
    const { api, ask } = answering(body)
    expect(await ask(cart(api))).toEqual([])
  })
})

describe('favorites', () => {
  it('are what the client saved', async () => {
    const { api, ask } = await openApi('client')
    const items = await ask(favorites(api))
    expect(items.map(({ _id }) => _id)).toEqual(['favorite_1', 'favorite_2', 'favorite_3', 'favorite_4'])
  })

  it.each([[[RAW]], [{ favorites: [RAW] }], [{ items: [RAW] }], [{ favorites: null, items: [RAW, null] }]])(
    'reads %j',
    async (body) => {
      const { api, ask } = answering(body)
      expect(await ask(favorites(api))).toEqual([ONE])
    },
  )

  it.each([{}, { favorites: null }, { items: 'none' }, 'null', '7'])('are none in %j', async (body) => {
    const { api, ask } = answering(body)
    expect(await ask(favorites(api))).toEqual([])
  })
})
