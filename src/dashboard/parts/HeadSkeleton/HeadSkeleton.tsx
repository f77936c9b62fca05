import { Skeleton } from '@/ui/Skeleton/Skeleton'
import styles from './HeadSkeleton.module.css'

/** The shape of a page's heading and the sentence below it. */
export function HeadSkeleton() {
  return (
    <span className={styles.head}>
      <span className={styles.title}>
        <Skeleton size="lg" />
      </span>
      <Skeleton width="full" />
    </span>
  )
}
