import type { Conversation } from '@/api/conversations'
import { perPerson } from '../parts/perPerson'

/** A reply that was begun. */
export interface Draft {
  /** The conversation as it was seen while writing, in case the list no longer brings it. */
  conversation: Conversation
  text: string
  /** Why it could not be sent; null after the next change. */
  error: string | null
}

/** Drafts by conversation id; a box without one is empty. */
export type Drafts = Readonly<Record<string, Draft>>

/** The drafts of one person: they outlive a refetch, a failed reply and a folded or left panel. */
export const draftsOf = perPerson<Drafts>(() => ({}))

const without = (drafts: Drafts, id: string): Drafts => {
  const { [id]: _, ...others } = drafts
  return others
}

/** After a keystroke; an emptied box is no draft. */
export function written(drafts: Drafts, conversation: Conversation, text: string): Drafts {
  if (text === '') return without(drafts, conversation._id)
  return { ...drafts, [conversation._id]: { conversation, text, error: null } }
}

/** After a reply was refused: its text stays, with the reason. */
export function refused(drafts: Drafts, id: string, error: string): Drafts {
  const draft = drafts[id]
  return draft ? { ...drafts, [id]: { ...draft, error } } : drafts
}

/** After a reply was sent. What was written since then stays. */
export function sent(drafts: Drafts, id: string, text: string): Drafts {
  return drafts[id]?.text === text ? without(drafts, id) : drafts
}

/** The list of the server, and after it the conversations that it left out although a reply to them was begun. */
export function withBegun(list: readonly Conversation[], begun: readonly Conversation[]): Conversation[] {
  const ids = new Set(list.map(({ _id }) => _id))
  return [...list, ...begun.filter(({ _id }) => !ids.has(_id))]
}
