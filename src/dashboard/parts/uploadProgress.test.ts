import { expect, it } from 'vitest'
import { percentOf, sameFiles } from './uploadProgress'

const file = (name: string) => new File(['a'], name)

it('knows the same files in the same order, and no copies', () => {
  const [one, two] = [file('a'), file('b')]
  expect(sameFiles([one, two], [one, two])).toBe(true)
  expect(sameFiles([], [])).toBe(true)
  expect(sameFiles([one, two], [two, one])).toBe(false)
  expect(sameFiles([one], [one, two])).toBe(false)
  expect(sameFiles([one], [file('a')])).toBe(false)
})

it.each([
  [0, 10, 0],
  [5, 10, 50],
  [999, 1000, 99],
  [1000, 1000, null],
  [0, 0, null],
])('%i of %i bytes are %s %%', (loaded, total, percent) => {
  expect(percentOf({ loaded, total })).toBe(percent)
})
