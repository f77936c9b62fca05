import { type PointerEvent, useId } from 'react'
import { Curve } from 'recharts'
import { ChartGrid, ChartReading } from './ChartMarks'
import type { ChartModel } from './chartModel'
import { DotFill } from './DotFill'
import { plotScale } from './plotScale'
import styles from './RevenueChart.module.css'
import type { PlotSize } from './usePlotSize'

export interface RevenueChartProps {
  model: ChartModel
  /** The day that is being read. */
  at: number
  /** The pointer came to a day, or left (null). */
  onPoint: (at: number | null) => void
  size: PlotSize
}

/**
 * The picture alone: its words stand around it in the ChartFigure. Of recharts it takes the curve: its whole chart, with a
 * store of its own and every part registered there, costs ten times the code, and draws the same picture half a second later
 * on a slow phone.
 */
export function RevenueChart({ model, at, onPoint, size }: RevenueChartProps) {
  const halftone = useId()
  const { points, sample } = model
  const scale = plotScale(model, size)
  const curve = {
    type: 'monotoneX',
    points: points.map(({ revenue }, index) => ({
      x: scale.x(index),
      // A gap: the curve ends before it and begins anew behind it.
      y: revenue === null ? null : scale.y(revenue),
    })),
  } as const
  const read = ({ currentTarget, clientX }: PointerEvent) =>
    onPoint(scale.dayAt(clientX - currentTarget.getBoundingClientRect().left))
  return (
    <svg
      className={styles.chart}
      aria-hidden="true"
      data-sample={sample || undefined}
      {...size}
      onPointerDown={read}
      onPointerMove={read}
      // A finger that is lifted leaves too: what it pointed at stays there to be read.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onPoint(null)}
    >
      {sample ? <DotFill id={halftone} /> : null}
      <ChartGrid model={model} scale={scale} />
      <Curve
        {...curve}
        className={`${styles.area}`}
        baseLine={scale.y(0)}
        data-curve="area"
        {...(sample ? { fill: `url(#${halftone})` } : {})}
      />
      <Curve {...curve} className={`${styles.line}`} data-curve="line" />
      <ChartReading model={model} at={at} scale={scale} />
    </svg>
  )
}
