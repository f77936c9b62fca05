import type { Conversation } from '@/api/conversations'
import { isFilledText } from '@/lib/isFilledText'
import type { Draft } from '@/runtime/drafts/draftBox'
import { isText } from '@/runtime/drafts/keeping'
import { readDraftName } from '../parts/draftNames'

/** A reply that was begun, as it is kept among the drafts. */
export interface Reply {
  /** The conversation as it was seen while writing, in case the list no longer brings it. */
  conversation: Conversation
  text: string
  /** Why it could not be sent; null after the next change. */
  error: string | null
  /** It was to be sent while there was no connection: it waits for the person. */
  held: boolean
}

/** The conversation that a draft of this name replies to; null where it is no reply. */
function conversationOf(name: string): string | null {
  const read = readDraftName(name)
  return read?.kind === 'reply' ? read.id : null
}

/** A kept reply, if it can be read. */
export function replyOf(name: string, draft: Draft | undefined): Reply | null {
  const _id = conversationOf(name)
  if (!draft || _id === null) return null
  const { text, conversation, error, held } = draft.words
  if (!isFilledText(text)) return null
  const { preview, at } = (conversation ?? {}) as Partial<Conversation>
  return {
    conversation: {
      _id,
      preview: isText(preview) ? preview : '',
      at: isText(at) ? at : null,
    },
    text,
    error: isText(error) ? error : null,
    held: held === true,
  }
}

type Drafts = Readonly<Record<string, Draft>>

export const replyNames = (drafts: Drafts): string[] =>
  Object.keys(drafts).filter((name) => conversationOf(name) !== null)

/** All that are begun. */
export const repliesIn = (drafts: Drafts): Reply[] =>
  Object.entries(drafts).flatMap(([name, draft]) => replyOf(name, draft) ?? [])

/** The list of the server, and after it the conversations that it left out although a reply to them was begun. */
export function withBegun(list: readonly Conversation[], begun: readonly Conversation[]): Conversation[] {
  const ids = new Set(list.map(({ _id }) => _id))
  return [...list, ...begun.filter(({ _id }) => !ids.has(_id))]
}
