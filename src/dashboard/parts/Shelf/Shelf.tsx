import { type UseQueryResult, useMutationState } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { ShopItem } from '@/api/shopItem'
import { useExtension } from '@/runtime/extensions'
import { shelfKey } from '@/runtime/shop/shelves'
import type { ShelfName } from '@/runtime/shop/wish'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { RowList } from '../RowList/RowList'
import type { Act } from '../RowList/useLeavingFocus'
import { TabBar } from '../TabBar/TabBar'
import { titleOf } from '../titleOf'
import { useRetry } from '../useRetry'
import styles from './Shelf.module.css'
import { ShelfRow } from './ShelfRow'
import { ShelfRowsSkeleton } from './ShelfRowsSkeleton'
import { TakeOff } from './TakeOff'
import { usePlaces } from './usePlaces'

export interface ShelfProps {
  /** The page's heading, and the list's spoken name. */
  title: string
  lead: string
  /** From which of the two things can be taken off (extension `shop`). */
  name: ShelfName
  query: UseQueryResult<ShopItem[]>
  /** What stands there when nothing is on the shelf. */
  empty: ReactNode
  /** Below the list: totals, say. */
  children?: (items: readonly ShopItem[]) => ReactNode
}

/** A page of things that the person put aside: saved, or in the cart. */
export function Shelf({ title, lead, name, query, empty, children }: ShelfProps) {
  const shop = useExtension('shop')
  const [acted, setActed] = useState<Act | null>(null)
  const heading = useRef<HTMLSpanElement>(null)
  const { data } = query
  const places = usePlaces(data)
  // A thing's name is its place's id.
  const underway = useMutationState({
    filters: { mutationKey: shelfKey(name), status: 'pending' },
    select: ({ options }) => String(options.meta?.name),
  })
  const { failed, retrying, retry } = useRetry([query], heading)
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
        {failed ? (
          <ErrorState onRetry={retry} busy={retrying}>
            Could not load
          </ErrorState>
        ) : null}
        {places ? (
          <RowList
            label={title}
            rows={places}
            wordsOf={titleOf}
            empty={empty}
            acted={acted}
            underway={underway}
            heading={heading}
          >
            {({ _id, item }) => (
              <ShelfRow
                item={item}
                remove={
                  shop ? <TakeOff shelf={name} item={item} onTake={() => setActed({ id: _id })} /> : null
                }
              />
            )}
          </RowList>
        ) : failed ? null : (
          <ShelfRowsSkeleton label={`Loading ${title.toLowerCase()}`} />
        )}
        {data && data.length > 0 ? children?.(data) : null}
      </div>
      <TabBar counted />
    </>
  )
}
