import { expect, test } from 'vitest'
import { type Drafts, refused, sent, withBegun, written } from './drafts'

const conversation = (_id: string) => ({ _id, preview: `Preview of ${_id}`, at: null })
const [a, b] = [conversation('a'), conversation('b')]
const both = written(written({}, a, 'Thursday works.'), b, 'Blue, please.')

const texts = (drafts: Drafts) =>
  Object.fromEntries(Object.entries(drafts).map(([id, { text }]) => [id, text]))

test('each conversation has its own draft; an emptied one has none', () => {
  expect(texts(both)).toEqual({ a: 'Thursday works.', b: 'Blue, please.' })
  expect(texts(written(both, a, ''))).toEqual({ b: 'Blue, please.' })
})

test('a refusal keeps every text, and the next keystroke takes the reason away', () => {
  const after = refused(both, 'a', 'Send failed')
  expect(texts(after)).toEqual(texts(both))
  expect(after.a?.error).toBe('Send failed')
  expect(after.b?.error).toBeNull()
  expect(written(after, a, 'Thursday works!').a?.error).toBeNull()
  expect(refused({}, 'a', 'Send failed')).toEqual({})
})

test('a sent reply empties its own box alone, unless more was written meanwhile', () => {
  expect(texts(sent(both, 'a', 'Thursday works.'))).toEqual({ b: 'Blue, please.' })
  expect(sent(both, 'a', 'Thursday')).toBe(both)
  expect(sent({}, 'a', '')).toEqual({})
})

test('a conversation that the list left out stays while a reply to it is begun', () => {
  const newer = { ...a, preview: 'Newer' }
  expect(withBegun([newer], [a, b])).toEqual([newer, b])
  expect(withBegun([], [])).toEqual([])
})
