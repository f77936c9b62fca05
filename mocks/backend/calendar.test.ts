import { describe, expect, it } from 'vitest'
import { addDays, isDay, studioDay, weekday } from './calendar'

describe('calendar', () => {
  it.each([
    ['2026-03-04T17:00:00Z', '2026-03-04'],
    ['2026-03-05T07:59:59Z', '2026-03-04'],
    ['2026-03-05T08:00:00Z', '2026-03-05'],
    ['2026-07-01T06:59:59Z', '2026-06-30'],
    ['2026-07-01T07:00:00Z', '2026-07-01'],
    ['2026-01-01T00:00:00Z', '2025-12-31'],
  ])('in Orange County %s is on %s', (moment, day) => {
    expect(studioDay(Date.parse(moment))).toBe(day)
  })

  it('counts over months, leap days and the change of clocks', () => {
    expect(addDays('2026-03-04', -4)).toBe('2026-02-28')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })

  it('knows weekdays', () => {
    expect(weekday('2026-03-04')).toBe(3)
    expect(weekday('2026-03-08')).toBe(0)
  })

  it('tells days that exist from others', () => {
    expect(['2026-03-04', '2028-02-29'].every(isDay)).toBe(true)
    expect(['2026-02-29', '2026-13-01', '2026-3-4', '04.03.2026', '', 'soon'].some(isDay)).toBe(false)
  })
})
