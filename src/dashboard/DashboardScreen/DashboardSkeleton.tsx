import { useSession } from '@/runtime/hooks'
import { isAdmin } from '@/session/roles'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import { SkeletonRows } from '../parts/WorkRowsSkeleton/SkeletonRows'
import styles from './DashboardScreen.module.css'

/** The shape of one panel with rows. */
export function Ghost({ rows }: { rows: 3 | 4 }) {
  return (
    <div className={styles.ghost}>
      <span className={styles.name}>
        <Skeleton />
      </span>
      <SkeletonRows rows={rows} />
    </div>
  )
}

/** The shape of the dashboard, shown while the session is restored or its code is on the way. */
export function DashboardSkeleton() {
  const admin = useSession(({ user }) => isAdmin(user))
  const insights = (
    <div className={styles.ghost}>
      <Skeleton shape="block" size={admin ? 'lg' : 'sm'} />
    </div>
  )
  return (
    <div className={styles.screen}>
      <SkeletonGroup label="Loading dashboard">
        <div className={styles.panels}>
          <span className={styles.greeting}>
            <Skeleton width="third" size="sm" />
            <Skeleton size="lg" />
          </span>
          {admin ? insights : null}
          <div className={styles.board}>
            <Ghost rows={4} />
            <div className={styles.beside}>
              {admin ? null : insights}
              <Ghost rows={3} />
            </div>
          </div>
        </div>
      </SkeletonGroup>
    </div>
  )
}
