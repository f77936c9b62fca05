import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { ListSkeleton } from '../ListSkeleton/ListSkeleton'
import styles from './Shelf.module.css'

/** The shape of things on the shelf: picture, name, price, and one button. */
export function ShelfRowsSkeleton({ label }: { label: string }) {
  return (
    <ListSkeleton label={label} rows={4} row={styles.row} picture={styles.ghostThumb}>
      <span className={styles.ghostButton}>
        <Skeleton shape="block" size="sm" />
      </span>
    </ListSkeleton>
  )
}
