import { expect, it } from 'vitest'
import { identityOf, kindOf, sizeInWords } from './fileKinds'

it.each([
  ['image/png', 'image'],
  ['image/svg+xml', 'image'],
  ['video/mp4', 'video'],
  ['application/pdf', null],
  ['', null],
])('%s is %s', (type, kind) => {
  expect(kindOf({ type })).toBe(kind)
})

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [48_300, '48 kB'],
  [1_250_000, '1.3 MB'],
  [50 * 1024 * 1024, '52 MB'],
  [3_000_000_000_000, '3000 GB'],
])('%s bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})

it('knows a file that is picked twice, and tells it from a newer one of its name', () => {
  const file = (lastModified: number) => new File(['a'], 'logo.png', { lastModified })
  expect(identityOf(file(1))).toBe(identityOf(file(1)))
  expect(identityOf(file(1))).not.toBe(identityOf(file(2)))
})
