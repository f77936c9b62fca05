import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import styles from './PortfolioScreen.module.css'

/** Six placeholders (spec section 9). */
const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'] as const

/** What stands where the projects will be. */
export function GridSkeleton() {
  return (
    <SkeletonGroup label="Loading projects">
      <div className={styles.grid}>
        {CARDS.map((card) => (
          <div key={card} className={styles.placeholder} data-placeholder>
            <div className={styles.blank} />
            <Skeleton size="lg" width="half" />
            <Skeleton width="third" size="sm" />
            <Skeleton width="wide" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
