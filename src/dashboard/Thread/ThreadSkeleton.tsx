import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import styles from './Thread.module.css'

/** Whose the messages are that it stands for, and how long those are. */
const SHAPES = [
  [false, 'wide'],
  [false, 'half'],
  [true, 'half'],
  [false, 'full'],
  [true, 'third'],
] as const

/** The shape of a conversation. */
export function ThreadSkeleton() {
  return (
    <div className={styles.frame}>
      <SkeletonGroup label="Loading the conversation">
        <div className={styles.ghosts}>
          {SHAPES.map(([own, width]) => (
            <div key={`${own} ${width}`} className={styles.ghost} data-own={own || undefined}>
              <Skeleton shape="line" size="lg" width={width} />
              <Skeleton size="sm" width="third" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </div>
  )
}
