import { describe, expect, it } from 'vitest'
import type { Schemas } from '../contract/types'
import { products } from '../fixtures/products'
import { openStudio, refusalOf } from './testStudio'

const poster: Schemas['NewProduct'] = {
  kind: 'service',
  title: 'Poster, two inks',
  slug: 'poster-two-inks',
  description: 'A3, ready to print.',
  price: 38_000,
  currency: 'USD',
  tags: ['print'],
  gallery: [{ url: '/api/v1/media/asset_1' }],
  active: true,
}

describe('products', () => {
  it('come newest first, at most as many as asked', () => {
    const { studio, as } = openStudio()
    const all = studio.products.list(as('noor'))
    expect(all).toHaveLength(17)
    expect(all[0]?._id).toBe(products.carePlan._id)
    expect(all.at(-1)?._id).toBe(products.logoSprint._id)
    expect(studio.products.list(as('noor'), 12)).toEqual(all.slice(0, 12))
    expect(all[0]).not.toHaveProperty('createdAt')
  })

  it('are created at the head of the list', () => {
    const { studio, as } = openStudio()
    const created = studio.products.create(as('sol'), poster)
    expect(created).toEqual({ ...poster, _id: 'product_18' })
    expect(studio.products.list(as('sol'), 1)).toEqual([created])
  })

  it('have one slug each; the suffixed one passes', () => {
    const { studio, as } = openStudio()
    const token = as('noor')
    expect(refusalOf(() => studio.products.create(token, { ...poster, slug: 'logo-sprint' }))).toEqual({
      status: 409,
      body: {
        code: 'E11000',
        message:
          'E11000 duplicate key error collection: studio.products index: slug_1 dup key: { slug: "logo-sprint" }',
      },
    })
    expect(studio.products.create(token, { ...poster, slug: 'logo-sprint-k3x9' }).slug).toBe(
      'logo-sprint-k3x9',
    )
    expect(studio.products.list(token)).toHaveLength(18)
  })

  it.each([
    ['a blank title', { title: ' ' }],
    ['a blank slug', { slug: '' }],
    ['a slug with capitals', { slug: 'Poster' }],
    ['a slug that ends in a hyphen', { slug: 'poster-' }],
    ['a price of nothing', { price: 0 }],
    ['half a cent', { price: 100.5 }],
    ['seven pictures', { gallery: Array.from({ length: 7 }, () => ({ url: '/media/a.png' })) }],
  ])('are refused with %s', (_, change) => {
    const { studio, as } = openStudio()
    expect(refusalOf(() => studio.products.create(as('noor'), { ...poster, ...change })).status).toBe(422)
  })

  it('are switched on and off', () => {
    const { studio, as } = openStudio()
    const id = products.signagePlan._id
    expect(studio.products.setActive(as('noor'), id, true)).toMatchObject({ _id: id, active: true })
    expect(studio.products.setActive(as('noor'), id, false).active).toBe(false)
    expect(refusalOf(() => studio.products.setActive(as('noor'), 'product_0', true)).status).toBe(404)
  })

  it('are for admins only', () => {
    const { studio, as } = openStudio()
    const acts = [
      () => studio.products.list(as('maya')),
      () => studio.products.create(as('maya'), poster),
      () => studio.products.setActive(as('maya'), products.logoSprint._id, false),
    ]
    for (const act of acts) expect(refusalOf(act).status).toBe(403)
  })
})
