import { useIsMutating } from '@tanstack/react-query'
import type { Conversation } from '@/api/conversations'
import { useTextDraft } from '@/runtime/drafts/useTextDraft'
import { replyDraft } from '../parts/draftNames'
import { replyOf } from './replies'
import { replyKey, useSendReply } from './useSendReply'

/** The reply to one conversation (spec section 5): what is kept of it, and the way to send it. */
export function useReply(conversation: Conversation) {
  const id = conversation._id
  const name = replyDraft(id)
  // Whoever writes on has neither failed nor waits.
  const beside = { conversation, error: null, held: false }
  const { text, draft, line, write } = useTextDraft(name, '', beside, 'page')
  const reply = replyOf(name, draft)
  const sendReply = useSendReply()
  // Asked of the cache: the panel may have been left and opened again meanwhile.
  const busy = useIsMutating({ mutationKey: replyKey(id) }) > 0
  return {
    text,
    error: reply?.error ?? null,
    held: reply?.held ?? false,
    // What is on its way can no longer be discarded.
    line: busy ? { ...line, state: 'none' as const } : line,
    busy,
    write,
    /** Says whether there was something to send. */
    send: () => sendReply(conversation),
  }
}
