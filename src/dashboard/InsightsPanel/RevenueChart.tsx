import { useId } from 'react'
import { Area, AreaChart, type DotItemDotProps, ReferenceLine, XAxis, YAxis } from 'recharts'
import { tickLabel } from './chartAxis'
import type { ChartModel } from './chartModel'
import { DotFill } from './DotFill'
import styles from './RevenueChart.module.css'
import { dayTick, moneyTick } from './ticks'

export interface RevenueChartProps {
  model: ChartModel
  /** The day that is being read. */
  at: number
  /** The pointer came to a day, or left (null). */
  onPoint: (at: number | null) => void
}

/** The layer of recharts that the area covers. */
const BEHIND = -100

/**
 * The picture alone: its words stand around it in the ChartFigure. Ticks and grid are placed by the model: where
 * recharts chooses them, it measures text in an element that it leaves in the document.
 */
export function RevenueChart({ model, at, onPoint }: RevenueChartProps) {
  const fill = useId()
  const { points, axis, marks, sample } = model
  const read = points[at]

  const dot = ({ cx, cy, index = 0 }: DotItemDotProps) => {
    const point = points[index]
    const drawn = point?.alone || index === at
    if (!drawn || !point || point.revenue === null) return <g key={index} />
    const size = index === at ? { 'data-read': true, r: 6 } : { r: 4.5 }
    return <circle key={index} className={styles.dot} {...size} cx={cx} cy={cy} />
  }
  return (
    <AreaChart
      className={`${styles.chart}`}
      data={points}
      responsive
      cursor="crosshair"
      accessibilityLayer={false}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      onMouseMove={({ activeTooltipIndex }) => onPoint(Number(activeTooltipIndex ?? at))}
      onTouchMove={({ activeTooltipIndex }) => onPoint(Number(activeTooltipIndex ?? at))}
      onMouseLeave={() => onPoint(null)}
    >
      <DotFill id={fill} />
      {axis.ticks.map((tick) => (
        <ReferenceLine key={tick} y={tick} zIndex={BEHIND} className={`${styles.grid}`} />
      ))}
      <XAxis
        dataKey="day"
        ticks={marks.map(({ day }) => day)}
        niceTicks="none"
        interval={0}
        axisLine={false}
        tickLine={false}
        height={28}
        padding={{ left: 20, right: 20 }}
        tick={dayTick(marks)}
      />
      <YAxis
        domain={[axis.low, axis.high]}
        ticks={axis.ticks}
        niceTicks="none"
        interval={0}
        axisLine={false}
        tickLine={false}
        width={52}
        tick={moneyTick(tickLabel)}
      />
      <ReferenceLine y={0} className={`${styles.zero}`} />
      {read ? <ReferenceLine x={read.day} className={`${styles.cursor}`} /> : null}
      <Area
        dataKey="revenue"
        type="monotone"
        className={`${sample ? styles.sample : styles.live}`}
        fill={`url(#${fill})`}
        baseValue={0}
        isAnimationActive={false}
        activeDot={false}
        dot={dot}
      />
    </AreaChart>
  )
}
