import { revenue, spend } from '@/api/analytics'
import { authCalls } from '@/api/auth'
import { cart } from '@/api/cart'
import { type ApiClient, createApiClient } from '@/api/client'
import { conversations } from '@/api/conversations'
import { favorites } from '@/api/favorites'
import { messages } from '@/api/messages'
import { unreadCount } from '@/api/notifications'
import { products } from '@/api/products'
import { userProjects } from '@/api/projects'
import { submissions } from '@/api/submissions'
import { adminWorks, worksToApprove } from '@/api/work'
import { type Answer, isSuccess } from './ask'

const asks = (options: (api: ApiClient) => { queryFn?: unknown }) => (api: ApiClient) =>
  (options(api).queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({
    signal: new AbortController().signal,
  })

const READERS: Record<string, (api: ApiClient) => Promise<unknown>> = {
  getSpend: asks(spend),
  getRevenue: asks(revenue),
  listConversations: asks((api) => conversations(api)),
  getUnreadCount: asks(unreadCount),
  listClientWorks: asks((api) => worksToApprove(api)),
  listAdminWorks: asks((api) => adminWorks(api, 'in_progress')),
  getCart: asks(cart),
  listFavorites: asks(favorites),
  listProducts: asks((api) => products(api)),
  listMessages: asks((api) => messages(api, 'something')),
  listSubmissions: asks((api) => submissions(api, 'something')),
  listUserProjects: asks((api) => userProjects(api, 'somebody')),
  logIn: (api) => authCalls(api).logIn({ email: 'a@b.c', password: 'p' }),
}

/** What the app's own reader makes of an answer; rejects as it would in the app. */
export async function reading(
  operationId: string,
  { status, type, text }: Pick<Answer, 'status' | 'type' | 'text'>,
): Promise<unknown> {
  const empty = [204, 205, 304].includes(status)
  const answer = () => new Response(empty ? null : text, { status, headers: { 'content-type': type } })
  const api = createApiClient('https://api.invalid/api/v1', () => Promise.resolve(answer()))
  return READERS[operationId]?.(api)
}

/** The id of the first thing that an answer lists, as the app reads it. */
export async function firstId(operationId: string, answer: Answer): Promise<string | null> {
  if (!isSuccess(answer.status)) return null
  const read = await reading(operationId, answer).catch(() => null)
  return (Array.isArray(read) && (read[0] as { _id?: string } | undefined)?._id) || null
}

/** How many entries a body has, and how many of them the app takes; null where it holds no list. */
export function countEntries(body: unknown, read: unknown): { sent: number; taken: number } | null {
  if (!Array.isArray(read)) return null
  const lists = [body, ...(typeof body === 'object' && body ? Object.values(body) : [])]
  return { sent: lists.find(Array.isArray)?.length ?? 0, taken: read.length }
}
