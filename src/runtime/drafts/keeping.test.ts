import { expect, test } from 'vitest'
import { isOneOf, isText, isTexts, isUnwritten, type Keeping, keptOf, restoredFrom } from './keeping'

interface Form {
  comment: string
  items: string[]
  kind: 'a' | 'b'
  secret: string
}

const EMPTY: Form = { comment: '', items: [], kind: 'a', secret: '' }
const KEEPING: Keeping<Form> = { comment: isText, items: isTexts, kind: isOneOf(['a', 'b']) }

test('what is not named does not leave the form', () => {
  expect(keptOf({ ...EMPTY, comment: 'Wider', secret: 'Harbor-2026!' }, KEEPING)).toEqual({
    comment: 'Wider',
    items: [],
    kind: 'a',
  })
})

test('a form with nothing in it but a secret is unwritten', () => {
  expect(isUnwritten({ ...EMPTY, secret: 'Harbor-2026!' }, EMPTY, KEEPING)).toBe(true)
  expect(isUnwritten({ ...EMPTY, items: ['Wider'] }, EMPTY, KEEPING)).toBe(false)
})

test('only what is of its kind comes back', () => {
  const words = { comment: 7, items: ['Wider', 8], kind: 'c', secret: 'planted' }
  expect(restoredFrom(words, EMPTY, KEEPING)).toEqual(EMPTY)
  expect(restoredFrom({ comment: 'Wider', items: ['x'], kind: 'b' }, EMPTY, KEEPING)).toEqual({
    comment: 'Wider',
    items: ['x'],
    kind: 'b',
    secret: '',
  })
})
