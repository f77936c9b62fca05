import { describe, expect, it, test } from 'vitest'
import { indexed, ranked } from './ranking'

const LABELS = [
  'Harbor Café logo, round 2',
  'Harbor Café menu boards',
  'Logo',
  'Logo sprint',
  'Analogous study',
  'Überfahrt booking',
  'Second café signage plan',
]
const all = indexed(LABELS.map((label) => ({ label })))
const find = (query: string) => ranked(all, query).map(({ entry }) => entry.label)

describe('a query finds', () => {
  test.each([
    ['any case', 'HARBOR', ['Harbor Café menu boards', 'Harbor Café logo, round 2']],
    ['without an accent', 'cafe menu', ['Harbor Café menu boards']],
    ['with one that nobody wrote', 'ca fé signagé', ['Second café signage plan']],
    ['a letter taken apart', 'u\u0308ber', ['Überfahrt booking']],
    ['words in any order', 'round  harbor', ['Harbor Café logo, round 2']],
    ['beginnings of words', 'sec sig', ['Second café signage plan']],
    ['initials', 'hcl', ['Harbor Café logo, round 2']],
    ['beginnings run together', 'harlog', ['Harbor Café logo, round 2']],
    ['nothing where a word is not there', 'harbor ferry', []],
    ['nothing without a word', '   ', []],
  ])('%s', (_, query, found) => {
    expect(find(query)).toEqual(found)
  })
})

it('ranks the very name first, then names that begin so, then words, then middles', () => {
  expect(find('logo')).toEqual(['Logo', 'Logo sprint', 'Harbor Café logo, round 2', 'Analogous study'])
})

it('ranks a name above a word that only leads there', () => {
  const screens = indexed([
    { label: 'Newsletter', words: 'Blog /newsletter' },
    { label: 'Blog cover' },
    { label: 'Saved', words: '/favorites' },
  ])
  expect(ranked(screens, 'blog').map(({ entry }) => entry.label)).toEqual(['Blog cover', 'Newsletter'])
  expect(ranked(screens, 'favor').map(({ entry }) => entry.label)).toEqual(['Saved'])
})

it('keeps the order of what fits alike', () => {
  const twins = indexed([
    { label: 'Round 1', id: 'a' },
    { label: 'Round 2', id: 'b' },
  ])
  expect(ranked(twins, 'round').map(({ entry }) => entry.id)).toEqual(['a', 'b'])
})

it('is quick enough for every keystroke among 5,000', () => {
  const many = indexed(Array.from({ length: 5000 }, (_, at) => ({ label: `Harbor Café logo, round ${at}` })))
  const start = performance.now()
  expect(ranked(many, 'round 49')).toHaveLength(199)
  // A few milliseconds; the room is for a busy machine.
  expect(performance.now() - start).toBeLessThan(500)
})
