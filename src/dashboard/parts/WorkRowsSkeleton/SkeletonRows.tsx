import { Skeleton } from '@/ui/Skeleton/Skeleton'
import styles from './WorkRowsSkeleton.module.css'

/** The shape of rows of works: mark, words, two buttons. */
export function SkeletonRows({ rows }: { rows: 3 | 4 }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: rows }, (_, index) => (
        <div className={styles.row} key={String(index)}>
          <span className={styles.block}>
            <Skeleton shape="block" size="sm" />
          </span>
          <span className={styles.words}>
            <Skeleton width={index % 2 ? 'half' : 'wide'} />
            <Skeleton width="third" size="sm" />
          </span>
          <span className={styles.actions}>
            <span className={styles.block}>
              <Skeleton shape="block" size="sm" />
            </span>
            <span className={styles.block}>
              <Skeleton shape="block" size="sm" />
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}
