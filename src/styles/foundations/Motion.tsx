import { useState } from 'react'
import { Button } from '../../ui/Button/Button'
import styles from './foundations.module.css'
import { type TokenGroup, tokensOf, useMeasuring } from './readTokens'

function Track({ name, group, far }: { name: string; group: TokenGroup; far: boolean }) {
  const own =
    group === 'durations'
      ? { transitionDuration: `var(${name})` }
      : { transitionTimingFunction: `var(${name})` }
  const value = getComputedStyle(document.documentElement).getPropertyValue(name)
  return (
    <div className={styles.row}>
      <p className={styles.name} data-token={name}>
        {name}
        <span className={styles.value}>{value}</span>
      </p>
      <div className={styles.track}>
        <span className={styles.runner} data-far={far || undefined} style={own} />
      </div>
    </div>
  )
}

/** The durations and curves, each as a dot that runs when asked to. With reduced motion it jumps. */
export function Motion() {
  const [far, setFar] = useState(false)
  useMeasuring()
  return (
    <>
      <p className={styles.action}>
        <Button variant="outline" onClick={() => setFar(!far)}>
          Run
        </Button>
      </p>
      <div className={styles.rows}>
        {(['durations', 'easings'] as const).flatMap((group) =>
          tokensOf(group).map(({ name }) => <Track key={name} name={name} group={group} far={far} />),
        )}
      </div>
    </>
  )
}
