import { expect, it } from 'vitest'
import { hashOf } from './hash'

// The first three are of the algorithm's own test suite, the fourth is a character outside the basic plane.
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
  ['🎨', 0xae54d597],
])('hashes %j to the same number as ever', (text, number) => {
  expect(hashOf(text)).toBe(number)
})
