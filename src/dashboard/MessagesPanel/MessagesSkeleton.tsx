import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import styles from './MessagesPanel.module.css'

/** The shape of conversations: mark, message, time, reply box. */
export function MessagesSkeleton() {
  return (
    <SkeletonGroup label="Loading messages">
      <div className={styles.ghosts}>
        {Array.from({ length: 4 }, (_, index) => (
          <div className={styles.row} key={String(index)}>
            <span className={styles.block}>
              <Skeleton shape="block" size="sm" />
            </span>
            <span className={styles.ghost}>
              <Skeleton width={index % 2 ? 'half' : 'wide'} />
              <Skeleton width="third" size="sm" />
            </span>
            <span className={styles.reply}>
              <Skeleton size="lg" />
            </span>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
