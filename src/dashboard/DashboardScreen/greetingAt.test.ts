import { expect, test } from 'vitest'
import { greetingAt } from './greetingAt'

const at = (time: string) => greetingAt(Date.parse(`2026-03-04T${time}:00Z`), 'UTC')

test.each([
  ['00:00', 'Good evening'],
  ['04:59', 'Good evening'],
  ['05:00', 'Good morning'],
  ['11:59', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['17:59', 'Good afternoon'],
  ['18:00', 'Good evening'],
])('at %s it is %s', (time, greeting) => {
  expect(at(time)).toBe(greeting)
})

test('the place decides, not the moment', () => {
  const now = Date.parse('2026-03-04T17:00:00Z')
  expect(greetingAt(now, 'America/Los_Angeles')).toBe('Good morning')
  expect(greetingAt(now, 'Asia/Tokyo')).toBe('Good evening')
})
