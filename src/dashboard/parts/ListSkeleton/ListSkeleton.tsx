import type { ReactNode } from 'react'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import styles from './ListSkeleton.module.css'

export interface ListSkeletonProps {
  /** Its spoken name: "Loading messages". */
  label: string
  rows: number
  /** The panel's own classes: of a row, and of the picture that stands first in it. */
  row: string | undefined
  picture: string | undefined
  /** What stands last in a row. */
  children: ReactNode
}

/** The shape of a panel's list: in each row a picture, two lines of words, and what can be done. */
export function ListSkeleton({ label, rows, row, picture, children }: ListSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.rows}>
        {Array.from({ length: rows }, (_, index) => (
          <div className={row} key={String(index)}>
            <span className={picture}>
              <Skeleton shape="block" size="sm" />
            </span>
            <span className={styles.words}>
              <Skeleton width={index % 2 ? 'half' : 'wide'} />
              <Skeleton width="third" size="sm" />
            </span>
            {children}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
