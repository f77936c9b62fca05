import { addDays, formatDay, isDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { axisOf, type ChartAxis } from './chartAxis'
import type { ChartPoint } from './chartPoint'
import { DAYS_OF, type Range } from './range'
import { summaryOf } from './summaryOf'

/** A day as the API wrote it and its revenue in cents; anything but a number is unknown. */
export interface SeriesPoint {
  date: string
  revenue: number | null | undefined
}

/** What picture, table and sentence of the revenue chart are all drawn from. */
export interface ChartModel {
  /** One a day, oldest first, without a day left out. */
  points: ChartPoint[]
  axis: ChartAxis
  /** Days with a word below the picture, by their place among the points. */
  marks: { at: number; label: string }[]
  /** There is no revenue yet: these are the seven days of the example. */
  sample: boolean
  /** All of it in one sentence. */
  summary: string
}

/** Seven days of an imagined studio, in cents, shown where there are none (spec section 9, fallback chart). */
const SAMPLE = [42_000, 68_000, 55_000, 0, 96_000, 74_000, 118_000]

/** What is known of each day: unsorted and double days are put in order and added up. */
function knownDays(series: readonly SeriesPoint[]): Map<string, number> {
  const known = new Map<string, number>()
  for (const { date, revenue } of series) {
    if (!isDay(date) || !Number.isSafeInteger(revenue)) continue
    known.set(date, (known.get(date) ?? 0) + Number(revenue))
  }
  return known
}

/** Seven weekdays, or a date a week back from the last day. */
function marksOf(days: readonly string[]): ChartModel['marks'] {
  const byWeek = days.length > 7
  return days.flatMap((day, at) => {
    if (byWeek && (days.length - 1 - at) % 7 !== 0) return []
    const [weekday = '', date = ''] = formatDay(day).split(', ')
    return [{ at, label: byWeek ? date : weekday }]
  })
}

/**
 * The revenue chart (spec section 2, Insights): calendar days back from the latest of the series, whatever its
 * order and length; days without a number are gaps. An empty series gives the sample, up to `today`. Days are
 * the API's own and are never moved by a time zone.
 */
export function chartModel(series: readonly SeriesPoint[], range: Range, today: string): ChartModel {
  const known = knownDays(series)
  const sample = known.size === 0
  if (sample) for (const [index, revenue] of SAMPLE.entries()) known.set(addDays(today, index - 6), revenue)
  const length = sample ? SAMPLE.length : DAYS_OF[range]
  const last = [...known.keys()].sort().at(-1) ?? today
  const days = Array.from({ length }, (_, index) => addDays(last, index + 1 - length)).filter(isDay)
  const year = days[0]?.slice(0, 4) !== today.slice(0, 4) || last.slice(0, 4) !== today.slice(0, 4)
  const revenueOn = (day: string | undefined) => known.get(day ?? '') ?? null
  const points = days.map((day, index): ChartPoint => {
    const revenue = revenueOn(day)
    const alone = revenueOn(days[index - 1]) === null && revenueOn(days[index + 1]) === null
    const text = revenue === null ? 'No data' : formatMoney(revenue)
    return { day, label: formatDay(day, { year }), revenue, text, alone: alone && revenue !== null }
  })
  const values = points.flatMap(({ revenue }) => (revenue === null ? [] : [revenue]))
  return { points, axis: axisOf(values), marks: marksOf(days), sample, summary: summaryOf(points, sample) }
}
