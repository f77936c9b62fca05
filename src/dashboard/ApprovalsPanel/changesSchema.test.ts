import { expect, it } from 'vitest'
import { changesSchema, NO_CHANGES } from './changesSchema'

const errorsOf = (value: object) =>
  changesSchema('2026-03-04')
    .safeParse({ ...NO_CHANGES, comment: 'Wider.', ...value })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

it('takes what the contract takes', () => {
  expect(
    errorsOf({ comment: 'w'.repeat(10_000), items: ['w'.repeat(1000), ` ${'w'.repeat(1000)} `] }),
  ).toEqual([])
})

it('names the first change that is too long', () => {
  expect(errorsOf({ items: ['Wider', 'w'.repeat(1001), 'w'.repeat(1001)] })).toEqual([
    ['items', 'Change 2: Use 1,000 characters at most.'],
  ])
})

it('refuses a comment that is too long, or none', () => {
  expect(errorsOf({ comment: 'w'.repeat(10_001) })).toEqual([['comment', 'Use 10,000 characters at most.']])
  expect(errorsOf({ comment: ' ' })).toEqual([['comment', 'Write what should change.']])
})
