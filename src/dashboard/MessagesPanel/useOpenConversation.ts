import { createSearchParams, useLocation, useNavigate } from 'react-router-dom'
import { useExtension } from '@/runtime/extensions'

const KEY = 'conversation'
const ADDED = { opensConversation: true }

const isAdded = (state: unknown) =>
  typeof state === 'object' && state !== null && 'opensConversation' in state

/** Which conversation stands open, kept in the address (`?conversation=`), so that Back closes it (extension `thread`). */
export function useOpenConversation() {
  const on = useExtension('thread')
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
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
    close() {
      if (isAdded(state)) navigate(-1)
      else navigate(pathOf(null), { replace: true, preventScrollReset: true })
    },
  }
}
