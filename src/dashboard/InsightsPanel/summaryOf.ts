import { formatMoney } from '@/lib/money'
import type { ChartPoint } from './chartPoint'

type KnownPoint = ChartPoint & { revenue: number }

/** 'Mar 4': in a span the weekdays only distract. */
const dateOf = ({ label }: ChartPoint) => label.replace(/^\w+, /, '')

/** The chart in one sentence: how much in which days, the best of them, and how many are not known. */
export function summaryOf(points: readonly ChartPoint[], sample: boolean): string {
  const known = points.filter((point): point is KnownPoint => point.revenue !== null)
  const [first, last, only] = [points[0], points.at(-1), known[0]]
  if (!first || !last || !only) return 'No revenue to show.'
  if (sample) return 'Sample data: there is no revenue by day to show, so these seven days are an example.'
  if (known.length === 1) return `${only.text} on ${only.label}, the only day with data.`

  const total = known.reduce((sum, { revenue }) => sum + revenue, 0)
  // Of equals the latest.
  const best = known.reduce((high, point) => (point.revenue >= high.revenue ? point : high))
  const unknown = points.length - known.length
  const money = known.every(({ revenue }) => revenue === 0) ? 'No revenue' : formatMoney(total)
  return [
    `${money} in ${points.length} days, ${dateOf(first)} to ${dateOf(last)}`,
    best.revenue > 0 ? `; best day ${best.label} with ${best.text}` : '',
    unknown > 0 ? `; ${unknown} ${unknown === 1 ? 'day has' : 'days have'} no data` : '',
    '.',
  ].join('')
}
