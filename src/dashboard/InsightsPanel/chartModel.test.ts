import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { addDays, isDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { axisOf, tickLabels } from './chartAxis'
import { chartModel, type SeriesPoint } from './chartModel'
import { DAYS_OF } from './range'

const TODAY = '2026-03-04'
const ago = (days: number) => addDays(TODAY, -days)
const point = (days: number, revenue: number | null): SeriesPoint => ({ date: ago(days), revenue })
const drawn = (series: SeriesPoint[], range: '7d' | '30d' = '7d') => chartModel(series, range, TODAY)

describe('the chart of a series', () => {
  it('takes calendar days back from the latest date, and leaves gaps', () => {
    const { points, summary, marks } = drawn([point(0, 120_200), point(2, 64_000), point(7, 99_999)])
    expect(points.map(({ day, text }) => `${day} ${text}`)).toEqual([
      '2026-02-26 No data',
      '2026-02-27 No data',
      '2026-02-28 No data',
      '2026-03-01 No data',
      '2026-03-02 $640.00',
      '2026-03-03 No data',
      '2026-03-04 $1,202.00',
    ])
    expect(points.map(({ alone }) => alone)).toEqual([false, false, false, false, true, false, true])
    expect(marks.map(({ label }) => label).join(' ')).toBe('Thu Fri Sat Sun Mon Tue Wed')
    expect(summary).toBe(
      '$1,842.00 in 7 days, Feb 26 to Mar 4; best day Wed, Mar 4 with $1,202.00; 5 days have no data.',
    )
  })

  it('puts unsorted days in order and adds up double ones', () => {
    const { points } = drawn([point(0, 5), point(2, 1), point(1, 10), point(0, 20)])
    expect(points.slice(-3).map(({ revenue }) => revenue)).toEqual([1, 10, 25])
  })

  it('shows one point, alone', () => {
    const { points, summary, sample, axis } = drawn([point(40, 1_250)], '30d')
    expect(points).toHaveLength(30)
    expect(points.at(-1)).toMatchObject({ day: ago(40), revenue: 1_250, alone: true })
    expect(summary).toBe('$12.50 on Fri, Jan 23, 2026, the only day with data.')
    expect(sample).toBe(false)
    expect(axis.high).toBeGreaterThanOrEqual(1_250)
  })

  it('keeps an axis over zeros', () => {
    const { axis, summary } = drawn([0, 1, 2, 3, 4, 5, 6].map((days) => point(days, 0)))
    expect(tickLabels(axis.ticks)).toEqual(['$0', '$25', '$50', '$75', '$100'])
    expect(summary).toBe('No revenue in 7 days, Feb 26 to Mar 4.')
  })

  it('keeps a readable axis under one huge value', () => {
    const { axis, summary } = drawn([point(1, 1_234_567_890_00), point(0, 20)])
    expect(tickLabels(axis.ticks)).toEqual(['$0', '$500M', '$1B', '$1.5B'])
    expect(summary).toContain('$1,234,567,890.20 in 7 days')
  })

  it.each([
    [10_00, ['$0.00', '$2.50', '$5.00', '$7.50', '$10.00']],
    [1_00, ['$0.00', '$0.25', '$0.50', '$0.75', '$1.00']],
    [-6_00, ['-$6', '-$4', '-$2', '$0']],
    [3_000_00, ['$0', '$1K', '$2K', '$3K']],
    [10_000_00, ['$0', '$2.5K', '$5K', '$7.5K', '$10K']],
  ])('writes all ticks up to %i cents in one form: cents with two decimals', (most, labels) => {
    expect(tickLabels(axisOf([most]).ticks)).toEqual(labels)
  })

  it('takes what is no number for unknown', () => {
    const broken = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 1e300]
    const series = broken.map((revenue, days) => ({ date: ago(days + 1), revenue }))
    const { points } = drawn([...series, point(0, 7)])
    expect(points.filter(({ revenue }) => revenue !== null)).toHaveLength(1)
  })

  it('goes below nought for refunds', () => {
    const { axis, summary } = drawn([point(1, -30_000), point(0, -10_000)])
    expect(axis).toMatchObject({ low: -30_000, high: 0 })
    expect(summary).toContain('-$400.00 in 7 days')
    expect(summary).not.toContain('best')
  })

  it('names the year where it is another', () => {
    expect(drawn([point(400, 100), point(399, 200)]).summary).toContain('Jan 23, 2025 to Jan 29, 2025')
  })

  it.each(['7d', '30d'] as const)('shows seven days of sample data for an empty series at %s', (range) => {
    const { points, sample, summary } = drawn([point(0, null)], range)
    expect(points).toHaveLength(7)
    expect(points.at(-1)?.day).toBe(TODAY)
    expect(sample).toBe(true)
    expect(summary).toMatch(/^Sample data: /)
  })
})

describe('whatever the zone of the machine', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it.each(['Etc/GMT+8', 'Pacific/Tongatapu', 'America/Sao_Paulo', 'UTC'])('%s keeps the API’s days', (TZ) => {
    process.env.TZ = TZ
    const { points } = drawn([point(0, 1), point(1, 2)])
    expect(points.at(-1)).toMatchObject({ day: TODAY, label: 'Wed, Mar 4', revenue: 1 })
    expect(points.at(-2)?.label).toBe('Tue, Mar 3')
  })
})

const dates = fc.oneof(
  fc.integer({ min: -5_000, max: 5_000 }).map((days) => addDays('2020-02-29', days)),
  fc.constantFrom('', '2026-02-29', '0000-01-01', '9999-12-31', '2026-03-04T00:00:00Z'),
)
const amounts = fc.oneof(
  fc.integer({ min: -1_000_000, max: 100_000_000 }),
  fc.maxSafeInteger(),
  fc.double(),
  fc.constantFrom(null, undefined, 0),
)
const serieses = fc.array(fc.record({ date: dates, revenue: amounts }), { maxLength: 60, size: 'max' })

/** Sixty dates are put into words for each: a busy machine takes its time. */
const RUNS = { numRuns: 40 }

describe('of any series', () => {
  it('the chart has every day once, a finite axis that holds it all, and no NaN in its words', () => {
    fc.assert(
      fc.property(serieses, fc.constantFrom('7d' as const, '30d' as const), (series, range) => {
        const { points, axis, marks, summary, sample } = drawn(series, range)
        expect(points.length).toBeGreaterThan(0)
        expect(points.length).toBeLessThanOrEqual(DAYS_OF[range])
        points.slice(1).forEach(({ day }, index) => {
          expect(day).toBe(addDays(points[index]?.day ?? '', 1))
        })
        expect(axis.ticks.every(Number.isFinite)).toBe(true)
        expect(axis.ticks.length).toBeLessThanOrEqual(7)
        expect(axis.low).toBeLessThan(axis.high)
        for (const { revenue, text } of points) {
          expect(text).toBe(revenue === null ? 'No data' : formatMoney(revenue))
          expect(revenue ?? 0).toBeGreaterThanOrEqual(axis.low)
          expect(revenue ?? 0).toBeLessThanOrEqual(axis.high)
        }
        expect(points.at(-1)?.revenue).not.toBeNull()
        expect(marks.length).toBeLessThanOrEqual(7)
        expect(`${summary}${tickLabels(axis.ticks).join()}`).not.toMatch(/NaN|Infinity|undefined|null|—/)
        expect(sample).toBe(!series.some(({ date, revenue }) => isDay(date) && Number.isSafeInteger(revenue)))
      }),
      RUNS,
    )
  })

  it('the order does not matter', () => {
    fc.assert(
      fc.property(serieses, (series) => {
        expect(drawn(series.toReversed())).toEqual(drawn(series))
      }),
      RUNS,
    )
  })

  it('the ticks are at most twelve characters', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger(), { maxLength: 30, size: 'max' }), (values) => {
        for (const label of tickLabels(axisOf(values).ticks)) expect(label.length).toBeLessThanOrEqual(12)
      }),
    )
  })

  it('ten years of days are no more than the slice', () => {
    const series = Array.from({ length: 3_653 }, (_, days) => point(days, days))
    expect(drawn(series, '30d').points).toHaveLength(30)
  })
})
