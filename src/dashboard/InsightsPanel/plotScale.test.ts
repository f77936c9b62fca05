import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/lib/dates'
import { chartModel } from './chartModel'
import { plotScale, roomyMarks } from './plotScale'

const TODAY = '2026-03-04'
const modelOf = (amounts: readonly number[], range: '7d' | '30d' = '7d') =>
  chartModel(
    amounts.map((revenue, days) => ({ date: addDays(TODAY, -days), revenue })),
    range,
    TODAY,
  )

describe('the scales of a picture', () => {
  it('put days at equal steps and amounts between their ticks', () => {
    const model = modelOf([0, 100_00, 50_00])
    const { plot, x, y } = plotScale(model, { width: 692, height: 236 })
    expect(plot).toEqual({ top: 8, right: 692, bottom: 208, left: 52 })
    expect([0, 1, 6].map(x)).toEqual([72, 172, 672])
    expect([0, 50_00, 100_00].map(y)).toEqual([208, 108, 8])
  })

  it('read the nearest day, the first and the last beyond the edges', () => {
    const { dayAt } = plotScale(modelOf([1]), { width: 692, height: 236 })
    expect([-50, 0, 121, 123, 671, 900].map(dayAt)).toEqual([0, 0, 0, 1, 6, 6])
  })

  it.each([
    ['7d', 700, 'Thu Fri Sat Sun Mon Tue Wed'],
    ['7d', 254, 'Thu Sat Mon Wed'],
    ['30d', 340, 'Feb 4, Feb 11, Feb 18, Feb 25, Mar 4'],
    ['30d', 254, 'Feb 4, Feb 18, Mar 4'],
    ['30d', 80, 'Mar 4'],
  ] as const)('give the days of %s in %i px their words as far as there is room', (range, width, words) => {
    const model = modelOf([1], range)
    const marks = roomyMarks(model.marks, plotScale(model, { width, height: 236 }))
    expect(marks.map(({ label }) => label).join(range === '7d' ? ' ' : ', ')).toBe(words)
  })

  it('hold every day and every amount, in a picture of any size', () => {
    const sizes = fc.record({
      width: fc.double({ min: 1, max: 4_000, noNaN: true }),
      height: fc.double({ min: 60, max: 2_000, noNaN: true }),
    })
    const amounts = fc.array(fc.maxSafeInteger(), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(amounts, fc.constantFrom('7d' as const, '30d' as const), sizes, (of, range, size) => {
        const model = modelOf(of, range)
        const { plot, x, y, dayAt } = plotScale(model, size)
        model.points.forEach(({ revenue }, at) => {
          expect(x(at)).toBeGreaterThanOrEqual(plot.left)
          // Where there is no room for a step, all stand in one place.
          if (x(1) - x(0) > 0.001) expect(dayAt(x(at))).toBe(at)
          else expect(Number.isInteger(dayAt(x(at)))).toBe(true)
          if (revenue === null) return
          expect(y(revenue)).toBeGreaterThanOrEqual(plot.top - 0.001)
          expect(y(revenue)).toBeLessThanOrEqual(plot.bottom + 0.001)
        })
      }),
      { numRuns: 40 },
    )
  })
})
