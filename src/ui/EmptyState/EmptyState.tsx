import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  /** One short sentence: what would stand here. */
  children: ReactNode
  /** A few bold words above the sentence. */
  title?: ReactNode
  /** A quiet inline SVG, at most 7 rem wide. It is decoration, so hide it from screen readers. */
  art?: ReactNode
  /** A button or link that fills the emptiness. */
  action?: ReactNode
}

/** What a list or panel shows when there is nothing in it, and all is well. */
export function EmptyState({ children, title, art, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {art ? <div className={styles.art}>{art}</div> : null}
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <p>{children}</p>
      </div>
      {action}
    </div>
  )
}
