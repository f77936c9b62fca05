import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PORTFOLIO, type PortfolioProject } from '@/content/portfolio'
import { formatPrice, priceOf, tagsOf, toListing } from './listing'

const words = fc.string({ maxLength: 20 })
const project = (parts: Partial<PortfolioProject>): PortfolioProject => ({
  ...(PORTFOLIO[0] as PortfolioProject),
  ...parts,
})

describe('the price of a project', () => {
  it('is a whole number of dollars from 1000 to 5999, the same every time', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const price = priceOf(id)
        expect(Number.isInteger(price) && price >= 1000 && price <= 5999).toBe(true)
        expect(priceOf(id)).toBe(price)
      }),
    )
  })

  it.each([
    ['', 2413],
    ['a', 3516],
    ['🎨', 3473],
    ['project-1', 2764],
  ])('of %j is what it has always been', (id, price) => {
    expect(priceOf(id)).toBe(price)
  })

  it('spreads over the whole range', () => {
    const prices = Array.from({ length: 4000 }, (_, at) => priceOf(`project-${at}`))
    const fifths = [0, 1, 2, 3, 4].map(
      (fifth) => prices.filter((price) => Math.floor((price - 1000) / 1000) === fifth).length,
    )
    expect(Math.min(...fifths)).toBeGreaterThan(600)
  })

  it('differs among the six', () => {
    expect(new Set(PORTFOLIO.map(({ id }) => priceOf(id))).size).toBe(6)
  })

  it('is shown as $3,417', () => {
    expect(formatPrice(3417)).toBe('$3,417')
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 5999 }), (dollars) => {
        expect(formatPrice(dollars)).toMatch(/^\$\d,\d{3}$/)
        expect(Number(formatPrice(dollars).replace(/[$,]/g, ''))).toBe(dollars)
      }),
    )
  })
})

describe('tags', () => {
  it('are frontend and backend split on comma, trimmed', () => {
    const metaList = {
      frontend: 'React,  TypeScript ',
      backend: ' Node.js,MongoDB',
      soft_cap: '',
      employee_count: '',
    }
    expect(tagsOf(metaList)).toEqual(['React', 'TypeScript', 'Node.js', 'MongoDB'])
  })

  it('never are empty, hold a comma or space at an end, and lose no letter', () => {
    fc.assert(
      fc.property(words, words, (frontend, backend) => {
        const tags = tagsOf({ frontend, backend, soft_cap: '', employee_count: '' })
        for (const tag of tags) {
          expect(tag).not.toBe('')
          expect(tag).toBe(tag.trim())
          expect(tag).not.toContain(',')
        }
        const letters = (text: string) => text.replace(/[\s,]/g, '')
        expect(letters(tags.join(''))).toBe(letters(frontend + backend))
      }),
    )
  })
})

describe('a listing', () => {
  it('shows the first frame of its film, unless the data has a picture', () => {
    expect(toListing(project({ projectVideo: '/media/work/pitch.MP4' })).poster).toBe(
      '/media/work/pitch.webp',
    )
    expect(toListing(project({ posterImage: '/media/a.svg' })).poster).toBe('/media/a.svg')
  })

  it('follows no unsafe link', () => {
    expect(toListing(project({ link: 'javascript:alert(1)' })).demo).toBeNull()
    expect(toListing(project({ link: 'https://a.example/x' })).demo).toBe('https://a.example/x')
  })

  it('has neither featured nor posterImage in the data', () => {
    expect(PORTFOLIO).toHaveLength(6)
    for (const item of PORTFOLIO) {
      expect(item).not.toHaveProperty('featured')
      expect(item).not.toHaveProperty('posterImage')
      expect(toListing(item).demo).toBe(item.link)
    }
  })
})
