import { QueryClient } from '@tanstack/react-query'
import type { Runtime } from '../createRuntime'
import { freshFor, isAskedAgain, noteAnswered, noteSeen } from './askedAhead'
import { freshnessOf } from './queryFreshness'

const caches = new WeakMap<Runtime, { owner: string; client: QueryClient }>()

/** When a question was last answered, by the runtime's clock, in epoch ms; undefined where it never was. */
export const answeredAt = (query: object): number | undefined => freshnessOf(query).came

function createQueryClient({ clock }: Runtime): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Offline is the transport's rejected call; the library's own guess about it is never asked.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retryOnMount: (query) => isAskedAgain(query, clock.now()),
        staleTime: freshFor,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  client.getQueryCache().subscribe((event) => {
    const { query } = event
    // Whoever is added looks only then whether the answer is new.
    if (event.type === 'observerAdded')
      queueMicrotask(() => noteSeen(query, clock.now() - (answeredAt(query) ?? clock.now())))
    // What the app itself changes meanwhile is no answer.
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
      noteAnswered(query, clock.now())
  })
  return client
}

/** Drops a runtime's cache with its session: the same person's next one neither sees its failures nor sends what waited. */
function dropWithSession(runtime: Runtime): void {
  const stop = runtime.session.store.subscribe(({ user }, before) => {
    if (user || !before.user) return
    stop()
    caches.get(runtime)?.client.clear()
    caches.delete(runtime)
  })
}

/**
 * The query cache of one person, for as long as their session lasts. Another person's is dropped whole, so that no frame
 * can show it.
 */
export function queryClientOf(runtime: Runtime, owner: string): QueryClient {
  const known = caches.get(runtime)
  if (known?.owner === owner) return known.client
  if (known) known.client.clear()
  else dropWithSession(runtime)
  const client = createQueryClient(runtime)
  caches.set(runtime, { owner, client })
  return client
}
