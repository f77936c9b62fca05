import { describe, expect, it } from 'vitest'
import { isOwnSlug, NEW_PRODUCT, productOf, productSchema } from './productSchema'

describe('the slug', () => {
  it.each([
    ['what the title gives', 'logo-sprint', 'Logo sprint', false],
    ['nothing, where the title gives nothing', '', '日本語', false],
    ['another one', 'sprint', 'Logo sprint', true],
    ['an emptied one', '', 'Logo sprint', true],
  ])('%s: %j of %j is own: %s', (_, slug, title, own) => {
    expect(isOwnSlug(slug, title)).toBe(own)
  })
})

describe('the texts', () => {
  const told = (draft: Partial<typeof NEW_PRODUCT>) =>
    productSchema
      .safeParse({ ...NEW_PRODUCT, ...draft })
      .error?.issues.map(({ message, path }) => [path[0], message])
  const image = new File(['a'], 'a.png', { type: 'image/png' })
  const good = { title: 'Logo sprint', slug: 'logo-sprint', price: 1 }

  it('ask for title, slug and price', () => {
    expect(told({ title: ' ' })).toEqual([
      ['title', 'Title is required.'],
      ['slug', 'Slug is required.'],
      ['price', 'Enter a valid price.'],
    ])
  })

  it('ask for a slug where the title gives none', () => {
    expect(told({ ...good, title: '日本語', slug: '' })).toEqual([['slug', 'Slug is required.']])
    expect(told({ ...good, slug: '日本語' })).toEqual([['slug', 'Slug is required.']])
  })

  it('want a price above nought', () => {
    expect(told({ ...good, price: 0 })).toEqual([['price', 'Enter a valid price.']])
    expect(told(good)).toBeUndefined()
  })

  it('want up to six images, and images alone', () => {
    const text = [['gallery', 'Please select up to 6 images.']]
    expect(told({ ...good, gallery: Array.from({ length: 6 }, () => image) })).toBeUndefined()
    expect(told({ ...good, gallery: Array.from({ length: 7 }, () => image) })).toEqual(text)
    const video = new File(['a'], 'a.mp4', { type: 'video/mp4' })
    expect(told({ ...good, gallery: [image, video] })).toEqual(text)
  })
})

it('is sent trimmed, its slug in shape, its tags once and with the one on its way, its gallery as URLs', () => {
  const draft = {
    ...NEW_PRODUCT,
    title: ' Logo sprint ',
    slug: 'Logo Sprint',
    price: 1999,
    tags: ['logo', 'Logo', 'web'],
    tag: 'Print',
  }
  expect(productOf(draft, ['/a.png', { url: '/b.png' }])).toEqual({
    kind: 'service',
    title: 'Logo sprint',
    slug: 'logo-sprint',
    description: '',
    price: 1999,
    currency: 'USD',
    tags: ['logo', 'web', 'print'],
    gallery: [{ url: '/a.png' }, { url: '/b.png' }],
  })
})
