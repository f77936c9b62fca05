import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useContext, useEffect, useState } from 'react'
import { answeredAt } from '@/runtime/DataProvider/queryClient'
import { DashboardVisit } from '../parts/useDashboardFailure'

/** The calls that what is on screen was made of. Code is kept in the same cache, and never changes. */
const isShown = (query: Query) => query.isActive() && query.queryKey[0] !== 'code'

/**
 * When the oldest of what is on screen came, by the runtime's clock, and the way to ask for all of it anew. What is
 * shown stays until the answers are there.
 */
export function useUpdated(start: number | null) {
  const client = useQueryClient()
  const visit = useContext(DashboardVisit)
  const [at, setAt] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [said, say] = useState('')

  const oldest = useCallback(() => {
    const shown = client.getQueryCache().getAll().filter(isShown)
    const known = shown.flatMap((query) =>
      query.state.data === undefined ? [] : (answeredAt(query) ?? start ?? []),
    )
    setAt(known.length > 0 ? Math.min(...known) : null)
  }, [client, start])

  useEffect(() => {
    oldest()
    return client.getQueryCache().subscribe((event) => {
      const came = event.type === 'updated' && event.action.type === 'success'
      if (came || event.type === 'observerAdded' || event.type === 'observerRemoved') oldest()
    })
  }, [client, oldest])

  async function refresh() {
    if (busy) return
    setBusy(true)
    say('')
    // The panels may say once more that something could not be loaded.
    if (visit) visit.current = false
    await client.refetchQueries({ predicate: isShown })
    const failed = client
      .getQueryCache()
      .getAll()
      .some((query) => isShown(query) && query.state.error)
    setBusy(false)
    say(failed ? 'Not all of it could be updated.' : 'Dashboard updated.')
  }
  return { at, busy, said, refresh: () => void refresh() }
}
