import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Field.module.css'

export interface FieldMessagesProps {
  /** Id of the hint, which the control is described by. */
  hintId: string
  /** Id of the error, which the control is described by. */
  errorId: string
  /** A short help; it stays when an error joins it. */
  hint?: ReactNode
  /** What is wrong, in words; announced when it comes. */
  error?: ReactNode
}

/**
 * Hint and error of one control. The error's live region is always in the page, so that a message that
 * appears later is announced.
 */
export function FieldMessages({ hintId, errorId, hint, error }: FieldMessagesProps) {
  return (
    <>
      {hint ? (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      ) : null}
      <div aria-live="polite">
        {error ? (
          <div className={styles.error} id={errorId}>
            <CircleAlert className={styles.icon} aria-hidden="true" />
            <span>{error}</span>
          </div>
        ) : null}
      </div>
    </>
  )
}
