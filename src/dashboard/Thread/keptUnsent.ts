import type { Draft } from '@/runtime/drafts/draftBox'

/** The name of a conversation's unsent messages among the drafts. */
export const outboxName = (conversation: string) => `outbox.${conversation}`

/** What stands in such a draft, each still to be read with care. */
export function keptUnsent(draft: Draft | undefined): readonly unknown[] {
  const list = draft?.words.messages
  return Array.isArray(list) ? list : []
}
