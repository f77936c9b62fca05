import { type MutationOptions, queryOptions } from '@tanstack/react-query'
import { type ApiClient, AS_STREAM, call, done } from './client'
import { fields, idOf, listOf, momentOf, textOf } from './read'
import type { operations } from './schema'

/** A conversation as the inbox shows it: a view of the contract's Conversation (spec section 3). */
export interface Conversation {
  _id: string
  /** The beginning of the latest message; empty where there is none. */
  preview: string
  /** When it was written, an ISO date-time; null where the server gave none that can be read. */
  at: string | null
}

export const conversationKeys = {
  all: ['conversations'] as const,
  list: (limit: number) => ['conversations', limit] as const,
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

/** GET /conversations?limit=… : the latest first, as the server sends them; six on the dashboard (spec section 9). */
export function conversations(api: ApiClient, limit = 6) {
  return queryOptions({
    queryKey: conversationKeys.list(limit),
    queryFn: ({ signal }) =>
      call(api.GET('/conversations', { params: { query: { limit } }, signal }), (body) =>
        listOf(body, 'conversations', readConversation),
      ),
  })
}

export type Message = operations['sendMessage']['requestBody']['content']['application/json']

/** POST /message: a reply. An empty one is not sent by the form (spec section 5). */
export const sendMessage = (api: ApiClient): MutationOptions<undefined, Error, Message> => ({
  mutationFn: ({ conversationId, content }) =>
    done(api.POST('/message', { body: { conversationId, content }, ...AS_STREAM })),
})
