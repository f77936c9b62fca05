import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import styles from './DashboardScreen.module.css'

/** The shape of the dashboard, shown while the session is restored or its code is on the way. */
export function DashboardSkeleton() {
  return (
    <div className={styles.screen}>
      <SkeletonGroup label="Loading dashboard">
        <div className={styles.panels}>
          <span className={styles.greeting}>
            <Skeleton size="lg" />
          </span>
          {(['sm', 'lg'] as const).map((size) => (
            <div className={styles.ghost} key={size}>
              <span className={styles.name}>
                <Skeleton />
              </span>
              <Skeleton shape="block" size={size} />
              <Skeleton width="wide" />
              <Skeleton width="half" size="sm" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </div>
  )
}
