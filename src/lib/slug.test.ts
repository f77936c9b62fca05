import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify } from './slug'

describe('slugify', () => {
  it.each([
    ['Brand Starter Kit', 'brand-starter-kit'],
    ['  UI/UX -- Audit (v2.0)!  ', 'ui-ux-audit-v2-0'],
    ['Café Olé', 'cafe-ole'],
    ['Cafe\u0301', 'cafe'],
    ['İstanbul', 'istanbul'],
    ['ﬁne № 5²', 'fine-no-52'],
    ['100% off', '100-off'],
    ['snake_case', 'snake-case'],
    ['東京 2026', '2026'],
    ['东京', ''],
    ['Привет', ''],
    ['🎨', ''],
    ['---', ''],
    ['', ''],
    ['a', 'a'],
  ])('turns %j into %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it('gives words joined by single hyphens, and keeps a slug as it is', () => {
    const titles = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'aZ9 -_é.') }),
    )
    fc.assert(
      fc.property(titles, (title) => {
        const slug = slugify(title)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slugify(slug)).toBe(slug)
      }),
      { numRuns: 2000 },
    )
  })
})
