import type { ReactNode } from 'react'
import styles from './sections.module.css'

export interface ChoiceProps {
  children: ReactNode
  detail: string
  chosen: boolean
  /** A choice is being carried out: another one waits. */
  busy: boolean
  onChoose: () => void
}

/** One of a few states to be in, with a line of detail. Chosen again it does nothing. */
export function Choice({ children, detail, chosen, busy, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={chosen}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy && !chosen) onChoose()
      }}
    >
      <span className={styles.choiceName}>{children}</span> <span className={styles.detail}>{detail}</span>
    </button>
  )
}
