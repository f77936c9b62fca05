import styles from './RevenueChart.module.css'

interface TickProps {
  x: number | string
  y: number | string
  payload: { value: unknown }
}

/** The words below the picture: a weekday or a date. */
export const dayTick =
  (marks: readonly { day: string; label: string }[]) =>
  ({ x, y, payload }: TickProps) => (
    <text className={styles.tick} x={x} y={y} dy="1em" textAnchor="middle">
      {marks.find(({ day }) => day === payload.value)?.label}
    </text>
  )

/** The amounts beside the picture, at its edge. */
export const moneyTick =
  (label: (cents: number) => string) =>
  ({ y, payload }: TickProps) => (
    <text className={styles.tick} x={0} y={y} dy="0.32em">
      {label(Number(payload.value))}
    </text>
  )
