import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keyed } from './keyed'

it('keeps texts and order, and gives each place a key of its own', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('', '0 ', '1', '0 0 ', '0 '))), (texts) => {
      const places = keyed(texts)
      expect(places.map(({ text }) => text)).toEqual(texts)
      expect(new Set(places.map(({ key }) => key)).size).toBe(texts.length)
    }),
  )
})

it('leaves the keys of the others alone when one goes that stands there once', () => {
  const keys = (texts: string[]) => keyed(texts).map(({ key }) => key)
  expect(keys(['a', 'b', 'a'])).toEqual([...keys(['a']), ...keys(['b', 'b']).slice(0, 1), '1 a'])
  expect(keys(['a', 'c'])).toEqual(keys(['a', 'b', 'c']).filter((key) => key !== '0 b'))
})
