import { type ReactNode, useId, useState } from 'react'
import { Badge } from '@/ui/Badge/Badge'
import styles from './ChartFigure.module.css'
import { ChartTable } from './ChartTable'
import type { ChartModel } from './chartModel'
import type { RevenueChartProps } from './RevenueChart'
import type { MeasureBox } from './usePlotSize'

export interface ChartFigureProps {
  model: ChartModel
  /** Draws the picture, when its code is there. */
  children: (reading: Omit<RevenueChartProps, 'size'>) => ReactNode
  /** Whether there is a picture whose days can be read one by one. */
  readable: boolean
  /** Is given the picture's box. */
  measure: MeasureBox
}

/**
 * The revenue chart with its words: the day that is being read, the picture, the sentence, the table. The
 * pointer reads a day by pointing; the keyboard by an unseen slider, which speaks the day and its amount.
 */
export function ChartFigure({ model, children, readable, measure }: ChartFigureProps) {
  const { points, sample, summary } = model
  const last = points.length - 1
  // Another series or range starts at its latest day again.
  const [reading, setReading] = useState<{ of: ChartModel; at: number } | null>(null)
  const at = reading?.of === model ? reading.at : last
  const onPoint = (next: number | null) => setReading(next === null ? null : { of: model, at: next })
  const read = points[at]
  const caption = useId()
  return (
    <figure className={styles.figure} aria-labelledby={caption}>
      <p className={styles.reading}>
        <span className={styles.day}>{read?.label}</span> <strong>{read?.text}</strong>
        {sample ? <Badge>Sample data</Badge> : null}
      </p>
      <div className={styles.plot} ref={measure}>
        <div className={styles.picture} aria-hidden="true">
          {children({ model, at, onPoint })}
        </div>
        {readable ? (
          <input
            className={styles.reader}
            type="range"
            aria-label="Read the chart day by day"
            min={0}
            max={last}
            value={at}
            aria-valuetext={`${read?.label}: ${read?.text}`}
            onChange={(event) => onPoint(Number(event.target.value))}
          />
        ) : null}
      </div>
      <figcaption id={caption} className={styles.summary}>
        {summary}
      </figcaption>
      <ChartTable model={model} />
    </figure>
  )
}
