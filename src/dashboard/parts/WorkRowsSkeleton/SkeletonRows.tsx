import { useExtension } from '@/runtime/extensions'
import { useSession } from '@/runtime/hooks'
import { isAdmin } from '@/session/roles'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import styles from './WorkRowsSkeleton.module.css'

/** The shape of rows of works: mark, words, and the two decisions, or the one button to the review desk. */
export function SkeletonRows({ rows }: { rows: 3 | 4 }) {
  const admin = useSession(({ user }) => isAdmin(user))
  const single = useExtension('submissions') && !admin
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
          <span className={styles.actions} data-single={single || undefined}>
            <span className={styles.block}>
              <Skeleton shape="block" size="sm" />
            </span>
            {single ? null : (
              <span className={styles.block}>
                <Skeleton shape="block" size="sm" />
              </span>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}
