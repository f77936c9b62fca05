import { HeadSkeleton } from '../HeadSkeleton/HeadSkeleton'
import { TabBar } from '../TabBar/TabBar'
import styles from './Shelf.module.css'
import { ShelfRowsSkeleton } from './ShelfRowsSkeleton'

/** The shape of Saved and Cart, shown while the session is restored. */
export function ShelfSkeleton({ label }: { label: string }) {
  return (
    <>
      <div className={styles.screen}>
        <HeadSkeleton />
        <ShelfRowsSkeleton label={label} />
      </div>
      <TabBar />
    </>
  )
}
