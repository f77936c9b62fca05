import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeField, placeMoment, placeTime } from './placeTime'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const utc = (field: string) => new Date(placeMoment(field)).toISOString()

describe('the time in Orange County', () => {
  it('is in a field what it is in words', () => {
    const moment = Date.parse('2026-03-04T17:00:00Z')
    expect(placeTime(moment)).toBe('Wed, Mar 4, 2026, 9:00 AM')
    expect(placeField(moment)).toBe('2026-03-04T09:00')
    expect(placeField(Date.parse('2026-03-04T08:05:59Z'))).toBe('2026-03-04T00:05')
  })

  it.each([
    ['in winter', '2026-11-28T20:00', '2026-11-29T04:00:00.000Z'],
    ['in summer', '2026-07-01T20:00', '2026-07-02T03:00:00.000Z'],
    ['before the clocks go forward', '2026-03-08T01:59', '2026-03-08T09:59:00.000Z'],
    ['in the hour that is left out', '2026-03-08T02:30', '2026-03-08T10:30:00.000Z'],
    ['after it', '2026-03-08T03:00', '2026-03-08T10:00:00.000Z'],
    ['in the hour that comes twice', '2026-11-01T01:30', '2026-11-01T08:30:00.000Z'],
    ['after it', '2026-11-01T02:00', '2026-11-01T10:00:00.000Z'],
    ['with seconds', '2026-07-01T20:00:31', '2026-07-02T03:00:00.000Z'],
  ])('is read from a field %s: %s', (_, field, moment) => {
    expect(utc(field)).toBe(moment)
  })

  it.each(['', 'soon', '2026-13-01T00:00'])('is none for %j', (field) => {
    expect(placeMoment(field)).toBeNaN()
  })

  it('comes back from the field at every moment; in an hour that comes twice, from the first of both', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0) / MINUTE }), (minutes) => {
        const moment = minutes * MINUTE
        const field = placeField(moment)
        const isSecond = placeField(moment - HOUR) === field
        expect(placeMoment(field)).toBe(isSecond ? moment - HOUR : moment)
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) },
    )
  })
})
