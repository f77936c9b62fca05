import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayOf,
  daysBetween,
  deadlinePhrase,
  formatDateTime,
  formatDay,
  formatMoment,
  isDay,
  relativeTime,
  todayIn,
} from './dates'

const HOUR = 3_600_000
const WEST = 'Etc/GMT+8' // UTC−8, without daylight saving time
const EAST = 'Pacific/Tongatapu' // UTC+13, likewise
const BROKEN = ['', ' ', 'soon', '2026-02-29', '2026-12-03x', '2026-12-03T', '2026-12-03T9:00', '12/03/2026']
const BROKEN_TOO = [
  '2026-12-03T25:00:00Z',
  '2026-02-30T10:00:00Z',
  '2026-12-03 10:00',
  ' 2026-12-03',
  '2026-12-3',
]

/** Any moment from 1970 to 2100, in epoch ms. */
const moments = fc.integer({ min: 0, max: Date.parse('2100-01-01') })
const days = moments.map((moment) => new Date(moment).toISOString().slice(0, 10))

describe('isDay', () => {
  it.each(['2026-12-03', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('accepts %j', (text) => {
    expect(isDay(text)).toBe(true)
  })

  it.each([
    ...BROKEN,
    ...BROKEN_TOO,
    ...['1900-02-29', '2026-00-10', '2026-13-01', '2026-04-31', '2026-01-00', '2026-01-32', '2026-12-03\n'],
    ...['2026-12-03T10:00:00Z', '20261203', '+002026-12-03', '２０２６-12-03'],
  ])('refuses %j', (text) => {
    expect(isDay(text)).toBe(false)
  })
})

describe('dayOf', () => {
  it.each([
    ['2026-12-03', '2026-12-03'],
    ['2026-12-03T00:00:00.000Z', '2026-12-03'],
    ['2026-12-03T23:59:59-08:00', '2026-12-03'],
    ['2026-12-03T00:30+13:00', '2026-12-03'],
    ['2026-12-03T10:00:00', '2026-12-03'],
  ])('reads %j as %j', (value, day) => {
    expect(dayOf(value)).toBe(day)
  })

  it.each([...BROKEN, ...BROKEN_TOO, null, undefined])('reads %j as no day', (value) => {
    expect(dayOf(value)).toBeNull()
  })
})

describe('formatDay', () => {
  it('shows the day as written, with the year on request', () => {
    expect(formatDay('2026-12-03')).toBe('Thu, Dec 3')
    expect(formatDay('2026-12-03', { year: true })).toBe('Thu, Dec 3, 2026')
    expect(formatDay('2026-12-03T23:59:59-08:00')).toBe('Thu, Dec 3')
  })

  it.each(BROKEN)('shows nothing for %j', (day) => {
    expect(formatDay(day)).toBe('')
  })
})

describe('todayIn', () => {
  it('is the calendar day of the time zone', () => {
    const now = Date.parse('2026-12-31T12:00:00Z')
    expect([WEST, 'UTC', EAST].map((zone) => todayIn(now, zone))).toEqual([
      '2026-12-31',
      '2026-12-31',
      '2027-01-01',
    ])
    expect(todayIn(now - 5 * HOUR, WEST)).toBe('2026-12-30')
    expect(() => todayIn(now, 'Mars/Olympus')).toThrow(RangeError)
  })

  it('is the UTC day of the moment moved by the offset', () => {
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom([WEST, -8] as const, [EAST, 13] as const),
        (now, [zone, hours]) => {
          // Tonga and other zones had other offsets in former times.
          fc.pre(now > Date.parse('2018-01-01'))
          expect(todayIn(now, zone)).toBe(new Date(now + hours * HOUR).toISOString().slice(0, 10))
          expect(isDay(todayIn(now))).toBe(true)
        },
      ),
    )
  })
})

describe('daysBetween', () => {
  it('counts whole days, also over leap days and clock changes', () => {
    expect(daysBetween('2026-12-03', '2026-12-03')).toBe(0)
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2)
    expect(daysBetween('2026-12-03', 'soon')).toBeNaN()
    expect(daysBetween('', '2026-12-03')).toBeNaN()
  })

  it('adds up over any third day', () => {
    fc.assert(
      fc.property(days, days, days, (a, b, c) => {
        expect(daysBetween(a, b) + daysBetween(b, c)).toBe(daysBetween(a, c))
      }),
    )
  })
})

describe('addDays', () => {
  it.each([
    ['2026-03-04', -6, '2026-02-26'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2025-12-31', 1, '2026-01-01'],
    ['9999-12-31', 1, ''],
    ['0000-01-01', -1, ''],
    ['2026-02-29', 1, ''],
    ['2026-03-04', 1e300, ''],
  ])('%s and %s days is %j', (day, count, after) => {
    expect(addDays(day, count)).toBe(after)
  })

  it('goes as far as daysBetween counts', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count)
      }),
    )
  })
})

describe('deadlinePhrase', () => {
  it.each([
    ['2026-11-28', 'Due today', false],
    ['2026-11-29', 'Due tomorrow', false],
    ['2026-12-03', 'Due Thu, Dec 3', false],
    ['2026-12-03T00:00:00.000Z', 'Due Thu, Dec 3', false],
    ['2027-01-04', 'Due Mon, Jan 4, 2027', false],
    ['2026-11-27', 'Overdue by 1 day', true],
    ['2026-11-16', 'Overdue by 12 days', true],
    ['2025-11-28', 'Overdue by 365 days', true],
    [null, 'No deadline', false],
    [undefined, 'No deadline', false],
    ['soon', 'No deadline', false],
  ])('says of %j: %s', (deadline, text, overdue) => {
    expect(deadlinePhrase(deadline, '2026-11-28')).toEqual({ text, overdue })
  })

  it('is overdue from the first moment of the next day, in each time zone', () => {
    fc.assert(
      fc.property(days, moments, fc.constantFrom(WEST, EAST), (deadline, now, zone) => {
        const today = todayIn(now, zone)
        expect(deadlinePhrase(deadline, today).overdue).toBe(today > deadline)
        expect(deadlinePhrase(deadline, deadline).text).toBe('Due today')
      }),
    )
  })
})

describe('formatDateTime', () => {
  it('shows the moment to the minute in the time zone', () => {
    const iso = '2026-12-03T23:04:59.999Z'
    expect(formatDateTime(iso, 'UTC')).toBe('Dec 3, 2026, 11:04 PM')
    expect(formatDateTime(iso, WEST)).toBe('Dec 3, 2026, 3:04 PM')
    expect(formatDateTime(iso, EAST)).toBe('Dec 4, 2026, 12:04 PM')
    expect(formatDateTime('2026-12-03T15:04-08:00', 'UTC')).toBe('Dec 3, 2026, 11:04 PM')
    expect(formatDateTime('2026-12-03T23:04:59', 'UTC')).toBe('Dec 3, 2026, 11:04 PM')
  })

  it.each([...BROKEN, ...BROKEN_TOO, '2026-12-03'])('shows nothing for %j', (iso) => {
    expect(formatDateTime(iso)).toBe('')
  })
})

describe('relativeTime', () => {
  const now = Date.parse('2026-11-28T09:00:00Z')

  it.each([
    ['2026-11-28T09:00:00Z', 'just now'],
    ['2026-11-28T08:59:01Z', 'just now'],
    ['2026-11-28T09:20:00Z', 'just now'],
    ['2026-11-28T08:59:00Z', '1 min ago'],
    ['2026-11-28T08:00:01Z', '59 min ago'],
    ['2026-11-28T08:00:00Z', '1 h ago'],
    ['2026-11-27T09:00:01Z', '23 h ago'],
    ['2026-11-27T09:00:00Z', 'yesterday'],
    ['2026-11-27T00:00:00Z', 'yesterday'],
    ['2026-11-26T23:59:59Z', 'Nov 26'],
    ['2026-11-12T10:00:00Z', 'Nov 12'],
    ['2025-11-12T10:00:00Z', 'Nov 12, 2025'],
    ['2026-11-30T10:00:00Z', 'Nov 30'],
  ])('says of %s: %s', (iso, text) => {
    expect(relativeTime(iso, now, 'UTC')).toBe(text)
  })

  it('tells yesterday by the calendar of the time zone', () => {
    const iso = '2026-11-27T02:00:00Z' // 31 hours before: the 26th at UTC−8, where it is the 28th by now
    expect(relativeTime(iso, now, WEST)).toBe('Nov 26')
    expect(relativeTime(iso, now, EAST)).toBe('yesterday')
  })

  it.each([...BROKEN, ...BROKEN_TOO, '2026-12-03'])('says nothing of %j', (iso) => {
    expect(relativeTime(iso, now)).toBe('')
  })

  it('has words for any moment in any time zone', () => {
    const words =
      /^(just now|[1-5]?\d min ago|(1\d|2[0-3]|[1-9]) h ago|yesterday|[A-Z][a-z]{2} \d+(, \d{4})?)$/
    fc.assert(
      fc.property(moments, moments, fc.constantFrom(WEST, EAST), (then, at, zone) => {
        expect(relativeTime(new Date(then).toISOString(), at, zone)).toMatch(words)
      }),
    )
  })
})

it('a moment is said to the second, with its time zone', () => {
  const moment = Date.parse('2026-12-03T23:04:05Z')
  expect(formatMoment(moment, 'UTC')).toBe('Dec 3, 2026, 11:04:05 PM UTC')
  expect(formatMoment(moment, 'America/Los_Angeles')).toBe('Dec 3, 2026, 3:04:05 PM PST')
})
