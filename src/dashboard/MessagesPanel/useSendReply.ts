import { type MutationOptions, useQueryClient } from '@tanstack/react-query'
import { isSilent, messageOf } from '@/api/ApiError'
import { type Conversation, conversationKeys } from '@/api/conversations'
import { messageKeys, type NewMessage, sendMessage } from '@/api/messages'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useDraftBox } from '@/runtime/drafts/useDraftBox'
import { runMutation } from '@/runtime/query/runMutation'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { replyDraft } from '../parts/draftNames'
import { type Reply, replyOf } from './replies'

/** By what the cache knows that a reply is on its way. */
export const replyKey = (id: string) => ['reply', id]

/**
 * Sends the kept reply to a conversation, once however often it is asked for. A success empties its box alone; after a
 * failure, and while there is no connection, the text is still there. Says whether there was something to send.
 */
export function useSendReply(): (conversation: Conversation) => boolean {
  const api = useApi()
  const client = useQueryClient()
  const box = useDraftBox()
  const { network, toasts } = useRuntime()

  return (conversation) => {
    const id = conversation._id
    const name = replyDraft(id)
    const { owner } = box.store.getState()
    const kept = (): Reply | null => {
      const now = box.store.getState()
      return now.owner === owner ? replyOf(name, now.drafts[name]) : null
    }
    const change = (part: Partial<Reply>) => {
      const reply = kept()
      if (reply) box.write(name, { ...reply, ...part })
    }
    const content = kept()?.text.trim()
    if (!content) return false
    if (client.isMutating({ mutationKey: replyKey(id) }) > 0) return true
    if (!network.online()) {
      change({ held: true, error: null })
      return true
    }
    const sending: MutationOptions<undefined, Error, NewMessage> = {
      ...sendMessage(api),
      mutationKey: replyKey(id),
      onSuccess: () => {
        // Blanks around the text are not sent, and are gone with it. What was written since then stays.
        if (kept()?.text.trim() === content) box.drop(name)
        else if (owner !== null && box.store.getState().owner !== owner) box.drop(name, owner)
        toasts.add({ text: 'Message sent.', tone: 'success', place: 'bottom-center' })
        void client.invalidateQueries({ queryKey: conversationKeys.all })
        // It may stand open as a whole.
        void client.invalidateQueries({ queryKey: messageKeys.of(id) })
      },
      onError: (error) => {
        if (isSilent(error)) return
        const text = messageOf(error, 'Send failed')
        change({ error: text, held: false })
        toasts.add({ text, tone: 'error', place: 'bottom-center' })
      },
    }
    void runMutation(client, sending, { conversationId: id, content })
    return true
  }
}
