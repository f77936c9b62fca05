import { describe, expect, it } from 'vitest'
import { dayLabel, daysOf, timeOf } from './days'

const ZONE = 'America/Los_Angeles'
const NOW = Date.parse('2026-03-04T17:00:00Z')
const labels = (...moments: (string | null)[]) =>
  daysOf(
    moments.map((at) => ({ at })),
    NOW,
    ZONE,
  ).map(({ label, messages }) => [label, messages.length])

describe('the days of a conversation', () => {
  it('are those of the reader’s calendar, not of UTC', () => {
    expect(labels('2026-03-04T07:59:00Z', '2026-03-04T08:00:00Z', '2026-03-04T16:59:00Z')).toEqual([
      ['Yesterday', 1],
      ['Today', 2],
    ])
  })

  it('have a weekday, and a year where it is another', () => {
    expect(labels('2025-12-31T20:00:00Z', '2026-03-02T20:00:00Z')).toEqual([
      ['Wed, Dec 31, 2025', 1],
      ['Mon, Mar 2', 1],
    ])
  })

  it('take in what has no time', () => {
    expect(labels(null, '2026-03-04T16:00:00', null)).toEqual([
      ['No date', 1],
      ['Today', 2],
    ])
  })

  it('are not ahead of time: a clock that runs fast has a date', () => {
    expect(dayLabel('2026-03-05', '2026-03-04')).toBe('Thu, Mar 5')
  })
})

it('a time is to the minute, of the reader’s zone', () => {
  expect(timeOf('2026-03-04T16:05:00Z', ZONE)).toBe('8:05 AM')
  expect(timeOf('yesterday', ZONE)).toBe('')
})
