import { Fragment } from 'react'
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts'
import { tickLabel } from './chartAxis'
import type { ChartModel } from './chartModel'
import styles from './RevenueChart.module.css'

/**
 * What stands on the chart beside its area, placed by the chart's own scales. As parts of recharts each line and each
 * word would be registered with the chart, and have all of it worked out once more.
 */
function usePlaces() {
  const plot = usePlotArea()
  const x = useXAxisScale()
  const y = useYAxisScale()
  return plot && x && y ? { plot, x, y } : null
}

/** From the plot down to the words of its days, px. */
const DAYS_BELOW = 8

/** The grid with its amounts at the picture's edge, and below it a weekday or a date. */
export function ChartGrid({ axis, marks }: Pick<ChartModel, 'axis' | 'marks'>) {
  const places = usePlaces()
  if (!places) return null
  const { plot, x, y } = places
  return (
    <g>
      {axis.ticks.map((tick) => (
        <Fragment key={tick}>
          <line className={styles.grid} x1={plot.x} x2={plot.x + plot.width} y1={y(tick)} y2={y(tick)} />
          <text className={styles.tick} x={0} y={y(tick)} dy="0.32em" data-tick="amount">
            {tickLabel(tick)}
          </text>
        </Fragment>
      ))}
      {marks.map(({ day, label }) => (
        <text
          key={day}
          className={styles.tick}
          x={x(day)}
          y={plot.y + plot.height + DAYS_BELOW}
          dy="1em"
          textAnchor="middle"
        >
          {label}
        </text>
      ))}
    </g>
  )
}

/** Over the area: the line of nought, the day that is being read, and the dots of days without a neighbour. */
export function ChartReading({ points, at }: Pick<ChartModel, 'points'> & { at: number }) {
  const places = usePlaces()
  if (!places) return null
  const { plot, x, y } = places
  const read = x(points[at]?.day)
  return (
    <g>
      <line className={styles.zero} x1={plot.x} x2={plot.x + plot.width} y1={y(0)} y2={y(0)} />
      {read === undefined ? null : (
        <line className={styles.cursor} x1={read} x2={read} y1={plot.y} y2={plot.y + plot.height} />
      )}
      {points.map(({ day, revenue, alone }, index) => {
        if (revenue === null || !(alone || index === at)) return null
        const size = index === at ? { 'data-read': true, r: 6 } : { r: 4.5 }
        return <circle key={day} className={styles.dot} {...size} cx={x(day)} cy={y(revenue)} />
      })}
    </g>
  )
}
