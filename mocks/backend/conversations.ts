import type { BodyOf, Schemas } from '../contract/types'
import { filled } from './check'
import type { Desk } from './desk'
import { newestFirst } from './ids'
import { notFound } from './Refusal'
import { authorOf, isAdmin } from './roles'
import type { ConversationRecord, UserRecord } from './tables'

/** Characters of a message that its preview shows at most. */
const PREVIEW_LENGTH = 140

/** The beginning of a message on one line, cut between words where there are any. */
export function previewOf(content: string): string {
  const characters = Array.from(content.trim().replace(/\s+/g, ' '))
  if (characters.length <= PREVIEW_LENGTH) return characters.join('')
  const start = characters.slice(0, PREVIEW_LENGTH - 1).join('')
  return `${start.replace(/\s\S{0,30}$/, '')}…`
}

function shown({ _id, messages, lastMessageAt, updatedAt }: ConversationRecord): Schemas['Conversation'] {
  const last = messages.at(-1)
  const lastMessage = last && { at: last.at, preview: previewOf(last.content) }
  return { _id, ...(lastMessage && { lastMessage }), lastMessageAt, updatedAt }
}

/** A client sees their own, an admin all of the studio's. */
function maySee(user: UserRecord, conversation: ConversationRecord): boolean {
  return isAdmin(user) || conversation.clientId === user.id
}

/** The inbox and its replies (spec sections 2 and 7). */
export function createConversations(desk: Desk) {
  const { tables } = desk

  /** Somebody else's conversation is "not found", so that nobody learns that it exists. */
  function find(user: UserRecord, id: string): ConversationRecord {
    const conversation = tables.conversations.find(({ _id }) => _id === id)
    if (!conversation || !maySee(user, conversation)) throw notFound()
    return conversation
  }

  return {
    /** Latest first, at most `limit`. */
    list(token: string | null, limit?: number): Schemas['Conversation'][] {
      const user = desk.caller(token)
      const visible = tables.conversations.filter((conversation) => maySee(user, conversation))
      return visible
        .sort(newestFirst((conversation) => conversation.lastMessageAt))
        .slice(0, limit)
        .map(shown)
    },

    /** All of a conversation, oldest first (extension `thread`). */
    messages(token: string | null, id: string): Schemas['Message'][] {
      const { messages } = find(desk.caller(token), id)
      return messages.map(({ _id, authorId, content, at }) => ({
        _id,
        content,
        at,
        author: authorOf(tables.users, authorId),
      }))
    },

    reply(token: string | null, body: BodyOf<'sendMessage'>): void {
      const user = desk.caller(token)
      const content = filled('content', body.content)
      const conversation = find(user, body.conversationId)
      const at = desk.now()
      conversation.messages.push({ _id: desk.id('message'), authorId: user.id, content, at })
      conversation.lastMessageAt = at
      conversation.updatedAt = at
    },
  }
}
