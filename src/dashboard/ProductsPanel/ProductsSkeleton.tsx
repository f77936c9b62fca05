import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { ListSkeleton } from '../parts/ListSkeleton/ListSkeleton'
import styles from './ProductsPanel.module.css'

/** The shape of products: picture, words, switch. */
export function ProductsSkeleton() {
  return (
    <ListSkeleton label="Loading products" rows={5} row={styles.row} picture={styles.thumb} third="always">
      <span className={styles.knob}>
        <Skeleton />
      </span>
    </ListSkeleton>
  )
}
