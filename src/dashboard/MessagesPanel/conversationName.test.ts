import { expect, test } from 'vitest'
import { conversationName } from './conversationName'

test.each([
  ['Perfect.', '“Perfect.”'],
  ['  Perfect.\n\nThank  you. ', '“Perfect. Thank you.”'],
  [
    'The kerning on the sign looks right now. One last question.',
    '“The kerning on the sign looks right now. One…”',
  ],
  ['A tidy sentence of words which, all told, ends, after it', '“A tidy sentence of words which, all told…”'],
  ['', 'the conversation without messages'],
  [' \n ', 'the conversation without messages'],
])('%j is %s', (preview, name) => {
  expect(conversationName(preview)).toBe(name)
})

test('a word without an end is cut, and no sign is cut in two', () => {
  expect(conversationName('x'.repeat(200))).toBe(`“${'x'.repeat(47)}…”`)
  expect(conversationName('🌊'.repeat(60))).toBe(`“${'🌊'.repeat(47)}…”`)
})
