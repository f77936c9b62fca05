import { createSearchParams, useLocation } from 'react-router-dom'
import { useExtension } from '@/runtime/extensions'
import { useLeaveStep } from '@/runtime/useLeaveStep'

const KEY = 'conversation'
const ADDED = { opensConversation: true }

const isAdded = (state: unknown) =>
  typeof state === 'object' && state !== null && 'opensConversation' in state

/** Which conversation stands open, kept in the address (`?conversation=`), so that Back closes it (extension `thread`). */
export function useOpenConversation() {
  const on = useExtension('thread')
  const { pathname, search, state } = useLocation()
  const leave = useLeaveStep()
  const pathOf = (id: string | null) => {
    const params = createSearchParams(search)
    if (id) params.set(KEY, id)
    else params.delete(KEY)
    return params.size > 0 ? `${pathname}?${params}` : pathname
  }
  return {
    on,
    id: on ? createSearchParams(search).get(KEY) : null,
    /** For a link: where a conversation stands open, and what marks that step of the history. */
    linkTo: (id: string) => ({ to: pathOf(id), state: ADDED, preventScrollReset: true }),
    close: () => leave(isAdded(state), pathOf(null)),
  }
}
