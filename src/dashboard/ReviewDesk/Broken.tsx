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
        <Button variant="outline" size="sm" onClick={onRetry}>
          Retry
        </Button>
      ) : null}
    </div>
  )
}
