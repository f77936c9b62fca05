import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PORTFOLIO } from '@/content/portfolio'
import { toListing } from './listing'
import { matching, TECHS, type Tech, techOf } from './matching'

const LISTINGS = PORTFOLIO.map(toListing)
const ids = (query: string, tech: Tech = 'All') => matching(LISTINGS, query, tech).map(({ id }) => id)

describe('the search', () => {
  it.each([
    ['tideline', ['tideline']],
    ['  TIDELINE ', ['tideline']],
    ['halyard', ['standby']],
    ['mesa seed', ['sow-by']],
    ['django', ['sow-by']],
    ['four taps', ['houselights']],
    ['node.js mongodb', ['houselights', 'pitch']],
    ['nodexjs', []],
    ['', LISTINGS.map(({ id }) => id)],
    ['   ', LISTINGS.map(({ id }) => id)],
  ])('%j finds %j', (query, found) => {
    expect(ids(query)).toEqual(found)
  })

  it.each(['(', '[', '*', '\\', '+?', '.*', '(?:', '^$', '[a-z', 'a{2,1}', '$&'])(
    'takes %j as plain text',
    (query) => {
      expect(ids(query)).toEqual([])
    },
  )

  it('takes a point for a point', () => {
    expect(ids('node.js')).toEqual(['tideline', 'houselights', 'pitch'])
  })

  it('finds accents without accents, and the other way round', () => {
    const [first] = LISTINGS
    const cafe = [{ ...(first as (typeof LISTINGS)[0]), clientName: 'Harbor Café' }]
    expect(matching(cafe, 'cafe', 'All')).toHaveLength(1)
    expect(matching(cafe, 'CAFÉ', 'All')).toHaveLength(1)
  })

  it('crashes on nothing, and combined with a filter finds what both find', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...TECHS), (query, tech) => {
        const both = ids(query, tech)
        expect(both).toEqual(ids(query).filter((id) => ids('', tech).includes(id)))
      }),
    )
  })

  it('finds a project by any part of its own words', () => {
    const part = fc.constantFrom(...LISTINGS).chain((listing) =>
      fc.record({
        id: fc.constant(listing.id),
        text: fc.constantFrom(listing.projectTitle, listing.desc, listing.clientName, ...listing.tags),
        from: fc.nat(40),
        length: fc.integer({ min: 1, max: 40 }),
      }),
    )
    fc.assert(
      fc.property(part, ({ id, text, from, length }) => {
        expect(ids(text.slice(from % text.length, (from % text.length) + length))).toContain(id)
      }),
    )
  })
})

describe('the filter', () => {
  it.each([
    ['All', ['tideline', 'standby', 'sow-by', 'houselights', 'pitch', 'rounds']],
    ['React', ['tideline', 'sow-by', 'pitch', 'rounds']],
    ['Node', ['tideline', 'houselights', 'pitch']],
    ['Vue', ['standby', 'houselights']],
    ['Python', ['standby', 'sow-by', 'rounds']],
    ['MongoDB', ['houselights', 'pitch', 'rounds']],
  ] as const)('%s leaves the projects with a tag that contains its word', (tech, found) => {
    expect(ids('', tech)).toEqual(found)
  })

  it('is read from the address in any case, and is none if there is no such one', () => {
    expect(techOf('mongodb')).toBe('MongoDB')
    expect(techOf('REACT')).toBe('React')
    for (const value of [null, '', 'all', 'php', 'constructor']) expect(techOf(value)).toBe('All')
  })
})
