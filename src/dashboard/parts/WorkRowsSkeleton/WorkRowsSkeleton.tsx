import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import styles from './WorkRowsSkeleton.module.css'

/** The shape of a list of works that is being loaded. */
export function WorkRowsSkeleton({ label, rows = 3 }: { label: string; rows?: 2 | 3 | 4 }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div className={styles.row} key={String(index)}>
          <span className={styles.mark}>
            <Skeleton shape="block" size="sm" />
          </span>
          <span className={styles.words}>
            <Skeleton width={index % 2 ? 'half' : 'wide'} />
            <Skeleton width="third" size="sm" />
          </span>
          <span className={styles.actions}>
            <Skeleton shape="block" size="sm" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  )
}
