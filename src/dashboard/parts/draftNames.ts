/** What can be begun on the dashboard, and how its name among the drafts begins, before the id of what it is about. */
const ABOUT = { reply: 'reply.', outbox: 'outbox.', changes: 'changes.', approval: 'approve.' } as const

/** The forms that are about nothing yet. Names are never changed: drafts lie on devices under them. */
export const PRODUCT_DRAFT = 'product'
export const UPLOAD_DRAFT = 'upload'

/** The reply begun to a conversation. */
export const replyDraft = (conversation: string): string => ABOUT.reply + conversation

/** A conversation's messages that were sent off and are not confirmed. */
export const outboxDraft = (conversation: string): string => ABOUT.outbox + conversation

/** The change request begun about a work. */
export const changesDraft = (work: string): string => ABOUT.changes + work

/** The comment begun for a work's approval. */
export const approvalDraft = (work: string): string => ABOUT.approval + work

export interface DraftName {
  kind: keyof typeof ABOUT | 'product' | 'upload'
  /** What it is about; empty where that is nothing yet. */
  id: string
}

/** What a draft's name says; null where it is none of the dashboard's. */
export function readDraftName(name: string): DraftName | null {
  if (name === PRODUCT_DRAFT || name === UPLOAD_DRAFT) return { kind: name, id: '' }
  for (const kind of Object.keys(ABOUT) as (keyof typeof ABOUT)[])
    if (name.startsWith(ABOUT[kind])) return { kind, id: name.slice(ABOUT[kind].length) }
  return null
}
