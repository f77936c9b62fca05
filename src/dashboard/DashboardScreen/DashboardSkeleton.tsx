import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import { SkeletonRows } from '../parts/WorkRowsSkeleton/SkeletonRows'
import styles from './DashboardScreen.module.css'

/** The shape of the dashboard, shown while the session is restored or its code is on the way. */
export function DashboardSkeleton() {
  return (
    <div className={styles.screen}>
      <SkeletonGroup label="Loading dashboard">
        <div className={styles.panels}>
          <span className={styles.greeting}>
            <Skeleton width="third" size="sm" />
            <Skeleton size="lg" />
          </span>
          {([3, 4] as const).map((rows) => (
            <div className={styles.ghost} key={rows}>
              <span className={styles.name}>
                <Skeleton />
              </span>
              <SkeletonRows rows={rows} />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </div>
  )
}
