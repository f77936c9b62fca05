import { useId } from 'react'
import { Area, AreaChart, XAxis, YAxis } from 'recharts'
import { ChartGrid, ChartReading } from './ChartMarks'
import type { ChartModel } from './chartModel'
import { DotFill } from './DotFill'
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

/** Room for the amounts and for the days, px. */
const AROUND = { top: 8, right: 0, bottom: 28, left: 52 }

/** The area's first and last day stand this far from its edges, px. */
const WITHIN = { left: 20, right: 20 }

/**
 * The picture alone: its words stand around it in the ChartFigure. Its axes are scales without a picture of their own:
 * where recharts draws them, it measures text in an element that it leaves in the document.
 */
export function RevenueChart({ model, at, onPoint, size }: RevenueChartProps) {
  const fill = useId()
  const { points, axis, marks, sample } = model
  return (
    <AreaChart
      className={`${styles.chart}`}
      data={points}
      {...size}
      cursor="crosshair"
      accessibilityLayer={false}
      margin={AROUND}
      onMouseMove={({ activeTooltipIndex }) => onPoint(Number(activeTooltipIndex ?? at))}
      onTouchMove={({ activeTooltipIndex }) => onPoint(Number(activeTooltipIndex ?? at))}
      onMouseLeave={() => onPoint(null)}
    >
      <DotFill id={fill} />
      <ChartGrid axis={axis} marks={marks} />
      <XAxis dataKey="day" hide niceTicks="none" padding={WITHIN} />
      <YAxis hide niceTicks="none" domain={[axis.low, axis.high]} />
      <Area
        dataKey="revenue"
        type="monotone"
        className={`${sample ? styles.sample : styles.live}`}
        fill={`url(#${fill})`}
        baseValue={0}
        isAnimationActive={false}
        activeDot={false}
        zIndex={0}
      />
      <ChartReading points={points} at={at} />
    </AreaChart>
  )
}
