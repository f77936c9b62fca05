import { Fragment } from 'react'
import styles from './KeyCaps.module.css'

export interface KeyCapsProps {
  keys: readonly string[]
  /** What stands between two: one after the other, or held together. */
  join?: 'then' | '+'
}

/** Keys as caps. */
export function KeyCaps({ keys, join = 'then' }: KeyCapsProps) {
  return (
    <span className={styles.caps}>
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 ? <span className={styles.join}>{join}</span> : null}
          <kbd className={styles.cap}>{key}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
