import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Conversation } from '@/api/conversations'
import { useDraftBox } from '@/runtime/drafts/useDraftBox'
import type { DraftLine } from '@/runtime/drafts/useFormDraft'
import { replyName, replyOf } from './replies'
import { replyKey, useSendReply } from './useSendReply'

/** The reply to one conversation (spec section 5): what is kept of it, and the way to send it. */
export function useReply(conversation: Conversation) {
  const box = useDraftBox()
  const id = conversation._id
  const name = replyName(id)
  const draft = useStore(box.store, ({ drafts }) => drafts[name])
  const reply = replyOf(name, draft)
  const sendReply = useSendReply()
  const [discarded, setDiscarded] = useState<string | null>(null)

  function write(text: string) {
    setDiscarded(null)
    if (text === '') box.drop(name)
    else box.write(name, { conversation, text, error: null, held: false })
  }
  const line: DraftLine = {
    state: discarded !== null ? 'discarded' : reply && draft?.found ? 'restored' : 'none',
    onDiscard() {
      setDiscarded(reply?.text ?? '')
      box.drop(name)
    },
    onUndo: () => write(discarded ?? ''),
  }
  return {
    text: reply?.text ?? '',
    error: reply?.error ?? null,
    held: reply?.held ?? false,
    line,
    // Asked of the cache: the panel may have been left and opened again meanwhile.
    busy: useIsMutating({ mutationKey: replyKey(id) }) > 0,
    write,
    /** Says whether there was something to send. */
    send: () => sendReply(conversation),
  }
}
