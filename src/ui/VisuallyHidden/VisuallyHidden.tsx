import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps {
  /** Words for screen readers only. Nothing that takes the focus: use SkipLink for that. */
  children: ReactNode
}

/** Text that is spoken but not seen: the name behind an icon, a unit, a status. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>
}
