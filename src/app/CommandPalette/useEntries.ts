import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { type Conversation, conversations } from '@/api/conversations'
import { type Product, products } from '@/api/products'
import { type Work, workKeys } from '@/api/work'
import { byDeadline } from '@/dashboard/parts/byDeadline'
import { todayIn } from '@/lib/dates'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useNow } from '@/runtime/hooks'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { actions, conversationsAs, type Entry, productsAs, screens, worksAs } from './entries'

/** What the cache holds for a question, and later holds; nothing is asked. */
function useCached<T>(client: QueryClient, queryKey: readonly unknown[]): T | undefined {
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  )
  return useSyncExternalStore(subscribe, () => client.getQueryData<T>(queryKey))
}

/** Everything that can be found: the screens, what can be done, and what was loaded of works, products and conversations. */
export function useEntries(): { entries: Entry[]; loaded: boolean } {
  const api = useApi()
  const client = useQueryClient()
  const now = useNow()
  const today = todayIn(now)
  const theme = useStore(useRuntime().theme.store, ({ preference }) => preference)
  const inProgress = useCached<Work[]>(client, workKeys.admin('in_progress'))
  const changes = useCached<Work[]>(client, workKeys.admin('changes_requested'))
  const approved = useCached<Work[]>(client, workKeys.admin('approved'))
  const awaiting = useCached<Work[]>(client, workKeys.toApprove)
  const sold = useCached<Product[]>(client, products(api).queryKey)
  const inbox = useCached<Conversation[]>(client, conversations(api).queryKey)

  const works = useMemo(() => {
    const all = [inProgress, changes, approved, awaiting].flatMap((list) => list ?? [])
    return worksAs(byDeadline(all), today)
  }, [inProgress, changes, approved, awaiting, today])
  const entries = useMemo(
    () => [
      ...actions(theme),
      ...works,
      ...conversationsAs(inbox ?? [], now),
      ...productsAs(sold ?? []),
      ...screens(),
    ],
    [theme, works, inbox, now, sold],
  )
  const loaded = [inProgress, changes, approved, awaiting, sold, inbox].some((list) => list !== undefined)
  return { entries, loaded }
}
