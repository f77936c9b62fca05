import { Fragment } from 'react'
import { tickLabels } from './chartAxis'
import type { ChartModel } from './chartModel'
import { type PlotScale, roomyMarks } from './plotScale'
import styles from './RevenueChart.module.css'

/** From the plot down to the words of its days, px. */
const DAYS_BELOW = 8

/** The grid with its amounts at the picture's edge, and below it a weekday or a date. */
export function ChartGrid({ model: { axis, marks }, scale }: { model: ChartModel; scale: PlotScale }) {
  const { plot, x, y } = scale
  const amounts = tickLabels(axis.ticks)
  return (
    <g>
      {axis.ticks.map((tick, index) => (
        <Fragment key={tick}>
          <line className={styles.grid} x1={plot.left} x2={plot.right} y1={y(tick)} y2={y(tick)} />
          <text className={styles.tick} x={0} y={y(tick)} dy="0.32em" data-tick="amount">
            {amounts[index]}
          </text>
        </Fragment>
      ))}
      {roomyMarks(marks, scale).map(({ at, label }) => (
        <text
          key={at}
          className={styles.tick}
          x={x(at)}
          y={plot.bottom + DAYS_BELOW}
          dy="1em"
          textAnchor="middle"
          data-tick="day"
        >
          {label}
        </text>
      ))}
    </g>
  )
}

/** Over the area: the line of nought, the day that is being read, and the dots of days without a neighbour. */
export function ChartReading({
  model: { points },
  at,
  scale: { plot, x, y },
}: {
  model: ChartModel
  at: number
  scale: PlotScale
}) {
  return (
    <g>
      <line className={styles.zero} x1={plot.left} x2={plot.right} y1={y(0)} y2={y(0)} />
      <line className={styles.cursor} x1={x(at)} x2={x(at)} y1={plot.top} y2={plot.bottom} />
      {points.map(({ day, revenue, alone }, index) => {
        if (revenue === null || !(alone || index === at)) return null
        const size = index === at ? { 'data-read': true, r: 6 } : { r: 4.5 }
        return <circle key={day} className={styles.dot} {...size} cx={x(index)} cy={y(revenue)} />
      })}
    </g>
  )
}
