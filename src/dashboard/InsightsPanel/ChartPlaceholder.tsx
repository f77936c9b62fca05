import { Skeleton } from '@/ui/Skeleton/Skeleton'
import styles from './ChartFigure.module.css'
import type { MeasureBox } from './usePlotSize'

/** Takes the room of the chart and its words while they are on the way. */
export function ChartPlaceholder({ measure }: { measure: MeasureBox }) {
  return (
    <div className={styles.figure}>
      <div className={styles.ghost}>
        <Skeleton />
      </div>
      <div className={styles.plot} ref={measure}>
        <PlotSkeleton />
      </div>
      <div className={styles.summary}>
        <Skeleton width="wide" />
      </div>
      <div className={styles.foot} />
    </div>
  )
}

/** Stands where the picture would. */
export const ChartMissing = () => <p className={styles.missing}>Could not load</p>

/** The picture's own shape is not known yet: its ground is. */
export const PlotSkeleton = () => <Skeleton shape="block" size="lg" />
