import { formatMoney } from '@/lib/money'

/** The money axis: whole steps from the lowest to the highest tick, in cents. */
export interface ChartAxis {
  ticks: number[]
  low: number
  high: number
}

/** What the axis shows where there is nothing to measure: up to a hundred dollars. */
const NOTHING = 100_00

const COMPACT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})

/** The next of 1, 2, 2.5, 5, 10, 20, 25 … cents: steps that read well. */
function niceStep(atLeast: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(atLeast)))
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= atLeast && Number.isInteger(one * power))
  return (factor ?? 10) * power
}

/** An axis of at most seven ticks that holds nought and all values (safe integers), however far apart. */
export function axisOf(values: readonly number[]): ChartAxis {
  const min = Math.min(0, ...values)
  const max = Math.max(0, ...values) || (min === 0 ? NOTHING : 0)
  const step = niceStep((max - min) / 4)
  const first = Math.floor(min / step)
  const count = Math.ceil(max / step) - first + 1
  // `|| 0`: a step of nought below nought is no -0.
  const ticks = Array.from({ length: count }, (_, index) => (first + index) * step || 0)
  return { ticks, low: ticks[0] ?? 0, high: ticks.at(-1) ?? NOTHING }
}

/**
 * The ticks of an axis in a few characters each: "$0", "$250", "$1.25K", "$10M". Where one of them has cents, and so the
 * whole axis is short, all are written out, as money is everywhere else: "$2.50".
 */
export function tickLabels(ticks: readonly number[]): string[] {
  const inCents = ticks.some((cents) => cents % 100 !== 0)
  return ticks.map((cents) => (inCents ? formatMoney(cents) : COMPACT.format(cents / 100)))
}
