import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import styles from './ProductsPanel.module.css'

/** The shape of products: picture, words, switch. */
export function ProductsSkeleton() {
  return (
    <SkeletonGroup label="Loading products">
      <div className={styles.ghosts}>
        {Array.from({ length: 5 }, (_, index) => (
          <div className={styles.row} key={String(index)}>
            <span className={styles.thumb}>
              <Skeleton shape="block" size="sm" />
            </span>
            <span className={styles.ghost}>
              <Skeleton width={index % 2 ? 'half' : 'wide'} />
              <Skeleton width="third" size="sm" />
            </span>
            <span className={styles.knob}>
              <Skeleton />
            </span>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
