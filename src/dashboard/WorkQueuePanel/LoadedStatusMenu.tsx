import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'
import type { StatusMenuProps } from './StatusMenu'

/** The code of the dropdown, which comes when somebody reaches for one. */
export const statusMenuCode = {
  queryKey: ['code', 'status-menu'],
  queryFn: async () => (await import('./StatusMenu')).StatusMenu,
  staleTime: Number.POSITIVE_INFINITY,
}

/** The dropdown once its code is there; where that cannot be had, it is said, and can be asked again. */
export function LoadedStatusMenu({ open, onClose, ...rest }: StatusMenuProps) {
  const { toasts } = useRuntime()
  const { data: StatusMenu, isError } = useQuery({ ...statusMenuCode, enabled: open })
  const failed = isError && open
  useEffect(() => {
    if (!failed) return
    toasts.add({ text: 'The menu could not be loaded. Try again.', tone: 'error', place: 'bottom-center' })
    onClose()
  }, [failed, onClose, toasts])
  return StatusMenu ? <StatusMenu open={open} onClose={onClose} {...rest} /> : null
}
