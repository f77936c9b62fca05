import { createSearchParams, useLocation } from 'react-router-dom'
import { useExtension } from '@/runtime/extensions'
import { addressWith, isOpened, opening } from '@/runtime/openedStep'
import { useLeaveStep } from '@/runtime/useLeaveStep'
import { CONVERSATION_KEY } from '../parts/conversationKey'

/** Which conversation stands open, kept in the address (`?conversation=`), so that Back closes it (extension `thread`). */
export function useOpenConversation() {
  const on = useExtension('thread')
  const location = useLocation()
  const leave = useLeaveStep()
  const pathOf = (id: string | null) => addressWith(location, { [CONVERSATION_KEY]: id })
  return {
    on,
    id: on ? createSearchParams(location.search).get(CONVERSATION_KEY) : null,
    /** For a link: where a conversation stands open, and what marks that step of the history. */
    linkTo: (id: string) => ({ to: pathOf(id), state: opening(CONVERSATION_KEY), preventScrollReset: true }),
    close: () => leave(isOpened(location.state, CONVERSATION_KEY), pathOf(null)),
  }
}
