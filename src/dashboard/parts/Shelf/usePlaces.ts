import { useMemo, useState } from 'react'
import type { ShopItem } from '@/api/shopItem'
import { nameOf } from '@/runtime/shop/things'

/** A thing on this page. */
export interface Place {
  /** What it is called here, also when it was put back and the server has given it another id. */
  _id: string
  title: string
  item: ShopItem
}

function placesOf(items: readonly ShopItem[]): Place[] {
  const taken = new Set<string>()
  return items.map((item) => {
    const { _id, title, source, sourceId } = item
    const name = sourceId ? nameOf({ source, sourceId }) : _id
    // A server may list a thing twice.
    const free = taken.has(name) ? _id : name
    taken.add(free)
    return { _id: free, title, item }
  })
}

/** Those of `order` stand in that order on the places that are theirs, others where the server has them. */
function inOrder(places: readonly Place[], order: readonly string[]): Place[] {
  const rank = new Map(order.map((id, at) => [id, at]))
  const rankOf = ({ _id }: Place) => rank.get(_id) ?? -1
  const known = places
    .filter(({ _id }) => rank.has(_id))
    .sort((one, other) => rankOf(one) - rankOf(other))
    .values()
  return places.map((place) => (rank.has(place._id) ? (known.next().value ?? place) : place))
}

/** The things in the order in which this page showed them at first: one that is put back has its place again. */
export function usePlaces(items: readonly ShopItem[] | undefined): Place[] | undefined {
  const places = useMemo(() => items && placesOf(items), [items])
  const [order, setOrder] = useState<readonly string[] | null>(null)
  if (places && !order) setOrder(places.map(({ _id }) => _id))
  return useMemo(() => places && inOrder(places, order ?? []), [places, order])
}
