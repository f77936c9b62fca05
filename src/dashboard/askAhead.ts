import type { FetchQueryOptions } from '@tanstack/react-query'
import { revenue, spend } from '@/api/analytics'
import { cart } from '@/api/cart'
import type { ApiClient } from '@/api/client'
import { conversations } from '@/api/conversations'
import { favorites } from '@/api/favorites'
import { unreadCount } from '@/api/notifications'
import { products } from '@/api/products'
import { adminWorks, QUEUE_STATUSES, worksToApprove } from '@/api/work'
import type { Runtime } from '@/runtime/createRuntime'
import { noteFailedAhead, noteUnseen } from '@/runtime/DataProvider/askedAhead'
import { queryClientOf } from '@/runtime/DataProvider/queryClient'
import { isAdmin, type User } from '@/session/roles'
import { personKey } from '@/session/storedSession'

/** The dashboard's calls for a person (spec section 7): an admin's are asked for admins alone. */
const questionsOf = (api: ApiClient, user: User) => [
  // A browser asks six at a time: first of all for what takes longest to draw, the chart.
  ...(isAdmin(user) ? [revenue(api)] : []),
  worksToApprove(api),
  spend(api),
  cart(api),
  favorites(api),
  conversations(api),
  unreadCount(api),
  ...(isAdmin(user) ? [...QUEUE_STATUSES.map((one) => adminWorks(api, one)), products(api)] : []),
]

/**
 * Asks the dashboard's calls while its code is still on the way, so that one does not wait for the other. What
 * was asked before is the panels' own business, and so is every failure.
 */
export async function askAhead(runtime: Runtime): Promise<void> {
  const api = await runtime.api()
  await runtime.session.ready()
  const { user } = runtime.session.store.getState()
  if (!user) return
  const client = queryClientOf(runtime, personKey(user))
  for (const question of questionsOf(api, user)) {
    const { queryKey, queryFn } = question
    if (client.getQueryState(queryKey)) continue
    // Each question's types are its own; what comes of them is read by its panel alone.
    const asked = client.prefetchQuery({ queryKey, queryFn } as unknown as FetchQueryOptions)
    const query = client.getQueryCache().find({ queryKey })
    if (query) noteUnseen(query)
    void asked.then(() => noteFailedAhead(query, runtime.clock.now()))
  }
}
