import styles from './RoundNotes.module.css'

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['Left, Right', 'the one before, the next one'],
  ['Home, End', 'the first one, the last one'],
  ['+, −', 'nearer, farther'],
  ['0, 1', 'fit, 100%'],
  ['Shift and arrows', 'move what is near'],
  ['P', 'pins: arrows move the crosshair, Enter places one'],
  ['C', 'beside the other round'],
  ['Escape', 'leave the pins; without them, close the desk'],
]

/** The keys of the stage, for whoever likes them. */
export function KeyList() {
  return (
    <details className={styles.keys}>
      <summary>Keys, while the picture has the focus</summary>
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
