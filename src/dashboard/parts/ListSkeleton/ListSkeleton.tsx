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
  /** A third line of words, as some rows have: always, or where the list is narrow. */
  third?: 'always' | 'narrow'
  /** What stands last in a row. */
  children: ReactNode
}

/** The shape of a panel's list: in each row a picture, lines of words, and what can be done. */
export function ListSkeleton({ label, rows, row, picture, third, children }: ListSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.rows}>
        {Array.from({ length: rows }, (_, index) => (
          <div className={styles.item} key={String(index)}>
            <div className={row}>
              <span className={picture}>
                <Skeleton shape="block" size="sm" />
              </span>
              <span className={styles.words}>
                <Skeleton width={index % 2 ? 'half' : 'wide'} />
                <Skeleton width="third" size="sm" />
                {third ? (
                  <span className={styles.third} data-when={third}>
                    <Skeleton width="half" size="sm" />
                  </span>
                ) : null}
              </span>
              {children}
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
