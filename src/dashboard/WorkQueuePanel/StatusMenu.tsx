import type { SettableWorkStatus } from '@/api/work'
import { SharedMenu, type SharedMenuProps } from '@/ui/Menu/SharedMenu'
import { STATUS_WORDS } from '../parts/statusWords'
import type { QueueWork } from './queue'

/** What the dropdown offers (spec section 4). */
const CHOICES = ['draft', 'in_progress', 'cancelled'] as const

export interface StatusMenuProps {
  work: QueueWork
  /** The button of the work's row. */
  anchor: HTMLElement
  entrance?: SharedMenuProps['entrance']
  open: boolean
  onClose: () => void
  /** Not called for the status that the work has. */
  onChoose: (status: SettableWorkStatus) => void
}

/** The dropdown of one work's status; one serves the whole queue. */
export function StatusMenu({ work, anchor, entrance, open, onClose, onChoose }: StatusMenuProps) {
  return (
    <SharedMenu
      anchor={anchor}
      entrance={entrance}
      open={open}
      onClose={onClose}
      align="end"
      label="Status"
      items={CHOICES.map((status) => ({
        label: STATUS_WORDS[status],
        checked: status === work.status,
        ...(status === 'cancelled' ? { tone: 'danger' as const } : {}),
        onSelect: () => {
          if (status !== work.status) onChoose(status)
        },
      }))}
    />
  )
}
