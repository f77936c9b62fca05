import styles from './RevenueChart.module.css'

/** A halftone of the chart's ink: what is only an example is not printed solid. */
export function DotFill({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle className={styles.halftone} cx="3" cy="3" r="1.5" />
      </pattern>
    </defs>
  )
}
