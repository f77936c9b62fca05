import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { ListSkeleton } from '../parts/ListSkeleton/ListSkeleton'
import styles from './MessagesPanel.module.css'

/** The shape of conversations: mark, message, time, reply box. */
export function MessagesSkeleton() {
  return (
    <ListSkeleton label="Loading messages" rows={4} row={styles.row} picture={styles.block} third="narrow">
      <span className={`${styles.reply} ${styles.ghostReply}`}>
        <Skeleton shape="block" size="sm" />
      </span>
    </ListSkeleton>
  )
}
