import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { isSilent, messageOf } from '@/api/ApiError'
import { type Conversation, conversationKeys, type Message, sendMessage } from '@/api/conversations'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { draftsOf, refused, sent, written } from './drafts'

/**
 * The reply to one conversation (spec section 5): its draft, and the way to send it, once however often it
 * is asked for. A success empties this box alone; after a failure the text is still there.
 */
export function useReply(conversation: Conversation) {
  const api = useApi()
  const client = useQueryClient()
  const { toasts } = useRuntime()
  const store = draftsOf(client)
  const id = conversation._id
  const draft = useStore(store, (drafts) => drafts[id])
  const mutationKey = ['reply', id]

  const { mutate } = useMutation({
    ...sendMessage(api),
    mutationKey,
    onSuccess: (_, { content }) => {
      const text = store.getState()[id]?.text
      // Blanks around the text are not sent, and are gone with it.
      if (text?.trim() === content) store.setState((drafts) => sent(drafts, id, text), true)
      toasts.add({ text: 'Message sent.', tone: 'success', place: 'bottom-center' })
      void client.invalidateQueries({ queryKey: conversationKeys.all })
    },
    onError: (error) => {
      if (isSilent(error)) return
      const text = messageOf(error, 'Send failed')
      store.setState((drafts) => refused(drafts, id, text), true)
      toasts.add({ text, tone: 'error', place: 'bottom-center' })
    },
  })

  return {
    text: draft?.text ?? '',
    error: draft?.error ?? null,
    // Asked of the cache: the panel may have been left and opened again meanwhile.
    busy: useIsMutating({ mutationKey }) > 0,
    write: (text: string) => store.setState((drafts) => written(drafts, conversation, text), true),
    /** Says whether there was something to send. */
    send(): boolean {
      const message: Message = { conversationId: id, content: store.getState()[id]?.text.trim() ?? '' }
      if (!message.content) return false
      if (client.isMutating({ mutationKey }) === 0) mutate(message)
      return true
    },
  }
}
