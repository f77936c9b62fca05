import { type MutationOptions, queryOptions } from '@tanstack/react-query'
import { type Author, readAuthor } from './author'
import { type ApiClient, AS_STREAM, call, done } from './client'
import { fields, idOf, listOf, momentOf, textOf } from './read'
import type { operations } from './schema'

/** One message of a conversation: a view of the contract's Message (extension `thread`). */
export interface ThreadMessage {
  _id: string
  content: string
  /** When it was written, an ISO date-time; null where the server gave none that can be read. */
  at: string | null
  author: Author | null
}

export const messageKeys = {
  all: ['messages'] as const,
  of: (conversation: string) => ['messages', conversation] as const,
}

function readMessage(raw: unknown): ThreadMessage | null {
  const record = fields(raw)
  const _id = idOf(record)
  if (!_id) return null
  return {
    _id,
    content: textOf(record.content),
    at: momentOf(record.at),
    author: readAuthor(record.author),
  }
}

/** GET /conversations/{id}/messages: the whole of a conversation, oldest first. Asked only with the extension `thread`. */
export function messages(api: ApiClient, conversation: string) {
  return queryOptions({
    queryKey: messageKeys.of(conversation),
    queryFn: ({ signal }) =>
      call(
        api.GET('/conversations/{id}/messages', { params: { path: { id: conversation } }, signal }),
        (body) => listOf(body, 'messages', readMessage),
      ),
  })
}

/** A reply as it is sent (spec section 5). */
export type NewMessage = operations['sendMessage']['requestBody']['content']['application/json']

/** POST /message (spec section 7): a reply, of whoever takes part in the conversation; an empty one is not sent by the form. */
export const sendMessage = (api: ApiClient): MutationOptions<undefined, Error, NewMessage> => ({
  mutationFn: ({ conversationId, content }) =>
    done(api.POST('/message', { body: { conversationId, content }, ...AS_STREAM })),
})
