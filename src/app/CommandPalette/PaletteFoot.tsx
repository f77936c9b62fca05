import styles from './CommandPalette.module.css'
import { KeyCaps } from './KeyCaps'

const HINTS = [
  { keys: ['↑', '↓'], does: 'to move' },
  { keys: ['Enter'], does: 'to go' },
  { keys: ['Esc'], does: 'to close' },
] as const

/** How much was found, said politely; and the keys, where there are any. */
export function PaletteFoot({ summary }: { summary: string }) {
  return (
    <div className={styles.foot}>
      <span className={styles.summary} role="status">
        {summary}
      </span>
      <span className={styles.hints} aria-hidden="true">
        {HINTS.map(({ keys, does }) => (
          <span key={does} className={styles.hint}>
            {keys.map((key) => (
              <KeyCaps key={key} keys={[key]} />
            ))}
            {does}
          </span>
        ))}
      </span>
    </div>
  )
}
