import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import styles from './ErrorState.module.css'

export interface ErrorStateProps {
  /** What could not be loaded, as a sentence. */
  children: ReactNode
  /** Tries again. Without it there is no button. */
  onRetry?: () => void
  /** Trying again is under way. */
  busy?: boolean
}

/** What a list, panel or page shows in place of content that could not be loaded. It speaks as an alert. */
export function ErrorState({ children, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div className={styles.error}>
      <div role="alert" className={styles.text}>
        <TriangleAlert className={styles.icon} aria-hidden="true" />
        <div>{children}</div>
      </div>
      {onRetry ? (
        <Button variant="outline" size="sm" busy={busy} onClick={onRetry}>
          <RotateCw className={styles.retry} aria-hidden="true" />
          Retry
        </Button>
      ) : null}
    </div>
  )
}
