import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export interface BadgeProps {
  /** One or two words, or a count. */
  children: ReactNode
  /** Colour by meaning; the words must say it too. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** A dot of the tone ahead of the words, for statuses. */
  dot?: boolean
}

/** A small mark for a status or a count. Not interactive. */
export function Badge({ children, tone = 'neutral', dot = false }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-dot={dot || undefined}>
      {children}
    </span>
  )
}
