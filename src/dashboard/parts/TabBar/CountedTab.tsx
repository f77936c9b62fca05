import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { shelfOf } from '@/runtime/shop/shelves'
import type { ShelfName } from '@/runtime/shop/wish'

interface CountedTabProps {
  shelf: ShelfName
  children: (count: number | undefined) => ReactNode
}

/** Tells its tab how many things are on a shelf; undefined while that is not known. */
export function CountedTab({ shelf, children }: CountedTabProps) {
  const { data } = useQuery(shelfOf(useApi(), shelf))
  return children(data?.length)
}
