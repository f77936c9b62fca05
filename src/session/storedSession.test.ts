import { expect, test } from 'vitest'
import type { User } from './roles'
import { personKey, sameUser } from './storedSession'

const person = (parts: object): User => ({ id: '', fullName: '', email: '', ...parts })

test.each([
  [{ id: 'user_1', _id: 'other', email: 'maya@harborcafe.example' }, 'user_1'],
  [{ _id: 'user_1', email: 'maya@harborcafe.example' }, 'user_1'],
  [{ id: 7 }, '7'],
  [{ email: 'maya@harborcafe.example' }, 'maya@harborcafe.example'],
  [{}, 'somebody'],
])('%j is known as %s', (parts, key) => {
  expect(personKey(person(parts))).toBe(key)
})

test('two people whom the server gave no id are two people', () => {
  const maya = person({ email: 'maya@harborcafe.example' })
  expect(sameUser(maya, person({ email: 'jonah@mesaseed.example' }))).toBe(false)
  expect(sameUser(maya, person({ email: 'maya@harborcafe.example', fullName: 'Maya' }))).toBe(true)
})
