import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import type { ShopItem } from '@/api/shopItem'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { RowList } from '../RowList/RowList'
import { TabBar } from '../TabBar/TabBar'
import { titleOf } from '../titleOf'
import styles from './Shelf.module.css'
import { ShelfRow } from './ShelfRow'
import { ShelfRowsSkeleton } from './ShelfRowsSkeleton'

export interface ShelfProps {
  /** The page's heading, and the list's spoken name. */
  title: string
  lead: string
  query: UseQueryResult<ShopItem[]>
  /** What stands there when nothing is on the shelf. */
  empty: ReactNode
  /** Below the list: totals, say. */
  children?: (items: readonly ShopItem[]) => ReactNode
}

/** A page of things that the person put aside: saved, or in the cart. */
export function Shelf({ title, lead, query, empty, children }: ShelfProps) {
  const heading = useRef<HTMLSpanElement>(null)
  const { data, error, isFetching, refetch } = query
  return (
    <>
      <div className={styles.screen}>
        <PageHeader
          title={
            <span ref={heading} tabIndex={-1}>
              {title}
            </span>
          }
          lead={lead}
        />
        {error ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching}>
            Could not load
          </ErrorState>
        ) : null}
        {data ? (
          <RowList label={title} rows={data} wordsOf={titleOf} empty={empty} acted={null} heading={heading}>
            {(item) => <ShelfRow item={item} />}
          </RowList>
        ) : error ? null : (
          <ShelfRowsSkeleton label={`Loading ${title.toLowerCase()}`} />
        )}
        {data && data.length > 0 ? children?.(data) : null}
      </div>
      <TabBar />
    </>
  )
}
