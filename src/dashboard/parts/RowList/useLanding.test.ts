import { expect, test } from 'vitest'
import { isSought } from './useLanding'

const NAME = 'Pier signage'

test.each([
  ['near', 299, NAME, '', false],
  ['far down', 300, NAME, '', true],
  ['far down, with something else looked for', 300, NAME, 'signage', true],
  ['far down among those of its name', 300, NAME, NAME, false],
  ['far down without a name', 300, '', '', false],
])('a row that is %s', (_, index, name, written, sought) => {
  expect(isSought(index, name, written)).toBe(sought)
})
