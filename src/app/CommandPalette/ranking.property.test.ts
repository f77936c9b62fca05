import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plain } from '@/lib/plain'
import { indexed, ranked } from './ranking'

/** Words of this trade, and whatever else a keyboard or a server can bring. */
const word = fc.oneof(
  fc.constantFrom('Harbor', 'Café', 'logo', 'round', '2', 'Überfahrt', 'İstanbul', '—', '字体'),
  fc.string({ maxLength: 8, unit: 'grapheme' }),
)
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '))
const entries = fc.array(fc.record({ label: text, words: text }), { maxLength: 12 })

const find = (of: readonly { label: string; words: string }[], query: string) =>
  ranked(indexed(of), query).map(({ entry }) => entry)

it('finds each once at most, and nothing that is not there', () => {
  fc.assert(
    fc.property(entries, text, (all, query) => {
      const found = find(all, query)
      expect(new Set(found).size).toBe(found.length)
      for (const one of found) expect(all).toContain(one)
    }),
  )
})

it('finds each by its own name', () => {
  fc.assert(
    fc.property(entries, fc.nat(), (all, pick) => {
      const one = all[pick % Math.max(1, all.length)]
      fc.pre(one !== undefined && plain(one.label) !== '')
      const [first, ...rest] = find(all, (one as { label: string }).label)
      // Nothing stands before it but what is called alike.
      expect(plain(first?.label ?? '')).toBe(plain((one as { label: string }).label))
      expect([first, ...rest]).toContain(one)
    }),
  )
})

it('does not care for accents, capitals and blanks', () => {
  fc.assert(
    fc.property(entries, text, (all, query) => {
      expect(find(all, `  ${query.normalize('NFD')} `)).toEqual(find(all, query))
      expect(find(all, plain(query))).toEqual(find(all, query))
    }),
  )
})

it('finds no more with one word more', () => {
  fc.assert(
    fc.property(entries, text, word, (all, query, more) => {
      fc.pre(plain(query) !== '')
      const before = find(all, query)
      for (const one of find(all, `${query} ${more}`)) expect(before).toContain(one)
    }),
  )
})
