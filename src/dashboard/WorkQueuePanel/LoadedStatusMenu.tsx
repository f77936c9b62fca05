import { lateCode } from '../parts/lateCode'
import { useLateCode } from '../parts/useLateCode'
import type { StatusMenuProps } from './StatusMenu'

/** The code of the dropdown, which comes when somebody reaches for one. */
export const statusMenuCode = lateCode('status-menu', async () => (await import('./StatusMenu')).StatusMenu)

/** The dropdown once its code is there; where that cannot be had, it is said, and can be asked again. */
export function LoadedStatusMenu({ open, onClose, ...rest }: StatusMenuProps) {
  const StatusMenu = useLateCode(statusMenuCode, open, 'The menu', onClose)
  return StatusMenu ? <StatusMenu open={open} onClose={onClose} {...rest} /> : null
}
