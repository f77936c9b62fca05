import type { ChartModel } from './chartModel'
import type { PlotSize } from './usePlotSize'

/** Room for the amounts at the left and for the days below, px. */
const AROUND = { top: 8, right: 0, bottom: 28, left: 52 }

/** The first and the last day stand this far within the plot, px. */
const WITHIN = 20

/** Where the days and the amounts of a chart stand in its picture, px from its upper left corner. */
export interface PlotScale {
  /** The edges of the plot: the picture without the room for its words. */
  plot: { top: number; right: number; bottom: number; left: number }
  /** Of a day, by its place in the series. */
  x: (at: number) => number
  /** Of an amount in cents. */
  y: (cents: number) => number
  /** The day that stands nearest. */
  dayAt: (x: number) => number
}

/** The scales of a picture of this size: days at equal steps, amounts from the lowest tick to the highest. */
export function plotScale({ points, axis }: Pick<ChartModel, 'points' | 'axis'>, size: PlotSize): PlotScale {
  const plot = {
    top: AROUND.top,
    right: size.width - AROUND.right,
    bottom: size.height - AROUND.bottom,
    left: AROUND.left,
  }
  const last = Math.max(1, points.length - 1)
  const first = plot.left + WITHIN
  // A picture narrower than its own margins draws all days in one place.
  const step = Math.max(0, plot.right - WITHIN - first) / last
  return {
    plot,
    x: (at) => first + step * at,
    y: (cents) => {
      const part = (cents - axis.low) / (axis.high - axis.low)
      return plot.bottom * (1 - part) + plot.top * part
    },
    dayAt: (x) => Math.min(Math.max(Math.round((x - first) / (step || 1)), 0), points.length - 1),
  }
}

/** Of a letter of the words below the picture, and between two of the words, px. */
const LETTER = 6.5
const BETWEEN = 14

/** The days whose words have room beside each other, counted from the latest: all, every second, every third … */
export function roomyMarks(marks: ChartModel['marks'], { x }: Pick<PlotScale, 'x'>): ChartModel['marks'] {
  const [first, second] = marks
  if (!first || !second) return marks
  const widest = LETTER * Math.max(...marks.map(({ label }) => label.length)) + BETWEEN
  const every = Math.ceil(widest / Math.max(1, x(second.at) - x(first.at)))
  return marks.filter((_, index) => (marks.length - 1 - index) % every === 0)
}
