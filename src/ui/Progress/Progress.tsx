import { useId } from 'react'
import styles from './Progress.module.css'

export interface ProgressProps {
  /** What is under way: "Uploading round_1.pdf". */
  label: string
  /** How far, from 0 to 100 percent. Without it, the bar only says that something runs. */
  value?: number
}

/** How far something is, as a bar with its name and percentage. */
export function Progress({ label, value }: ProgressProps) {
  const id = useId()
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div className={styles.progress}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {percent === undefined ? null : (
        <span className={styles.value} aria-hidden="true">
          {percent}%
        </span>
      )}
      <progress
        id={id}
        className={styles.bar}
        max={100}
        {...(percent === undefined ? {} : { value: percent })}
      />
    </div>
  )
}
