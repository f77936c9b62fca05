import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import styles from './ScreenSkeleton.module.css'

/** The shape of a page whose code is on its way in. It shows only when that takes a while, so that nothing flashes. */
export function ScreenSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonGroup label="Loading the page">
        <div className={styles.head}>
          <Skeleton size="lg" width="wide" />
          <Skeleton size="lg" width="half" />
          <Skeleton width="full" />
          <Skeleton width="wide" />
        </div>
        <div className={styles.body}>
          <Skeleton shape="block" size="lg" />
          <Skeleton shape="block" size="lg" />
          <Skeleton shape="block" size="lg" />
        </div>
      </SkeletonGroup>
    </div>
  )
}
