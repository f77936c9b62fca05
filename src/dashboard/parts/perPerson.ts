import type { QueryClient } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'

/**
 * A store for what a person has begun on the dashboard: one a running copy and person, made on first need.
 * It is kept as long as that person's query cache, so no other person ever sees it.
 */
export function perPerson<S>(initial: () => S): (client: QueryClient) => StoreApi<S> {
  const stores = new WeakMap<QueryClient, StoreApi<S>>()
  return (client) => {
    const known = stores.get(client)
    if (known) return known
    const store = createStore<S>()(initial)
    stores.set(client, store)
    return store
  }
}
