import { ImageOff } from 'lucide-react'
import { Button } from '@/ui/Button/Button'
import styles from './Stage.module.css'

/** Stands for a picture or film that cannot be shown. */
export function Broken({ name, onRetry }: { name: string; onRetry?: () => void }) {
  return (
    <div className={styles.broken} role="alert">
      <ImageOff className={styles.brokenIcon} aria-hidden="true" />
      <p>{name} cannot be shown.</p>
      {onRetry ? (
        <Button
          variant="outline"
          size="sm"
          onClick={({ currentTarget }) => {
            // It goes away with the message; the keys of the picture stay at hand.
            currentTarget.closest<HTMLElement>('[role="application"]')?.focus({ preventScroll: true })
            onRetry()
          }}
        >
          Retry
        </Button>
      ) : null}
    </div>
  )
}
