import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from './client'
import { fields, idOf, listOf, momentOf, textOf } from './read'

/** A conversation as the inbox shows it: a view of the contract's Conversation (spec section 3). */
export interface Conversation {
  _id: string
  /** The beginning of the latest message; empty where there is none. */
  preview: string
  /** When it was written, an ISO date-time; null where the server gave none that can be read. */
  at: string | null
}

/** So many stand on the dashboard (spec section 9). */
const INBOX_LIMIT = 6

export const conversationKeys = {
  all: ['conversations'] as const,
  list: ['conversations', INBOX_LIMIT] as const,
}

function readConversation(raw: unknown): Conversation | null {
  const record = fields(raw)
  const _id = idOf(record)
  if (!_id) return null
  const { at, preview } = fields(record.lastMessage)
  return {
    _id,
    preview: textOf(preview),
    at: momentOf(at) ?? momentOf(record.lastMessageAt) ?? momentOf(record.updatedAt),
  }
}

/** GET /conversations?limit=6: the latest first, as the server sends them. */
export function conversations(api: ApiClient) {
  return queryOptions({
    queryKey: conversationKeys.list,
    queryFn: ({ signal }) =>
      call(api.GET('/conversations', { params: { query: { limit: INBOX_LIMIT } }, signal }), (body) =>
        listOf(body, 'conversations', readConversation),
      ),
  })
}
