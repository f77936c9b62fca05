import { ChevronDown } from 'lucide-react'
import type { QueueStatus } from '@/api/work'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { Menu } from '@/ui/Menu/Menu'
import { STATUS_WORDS } from '../parts/statusWords'
import { WorkFacts } from '../parts/WorkFacts/WorkFacts'
import { WorkMark } from '../parts/WorkMark/WorkMark'
import type { QueueWork, Target } from './queue'
import styles from './WorkQueuePanel.module.css'

const TONES = {
  in_progress: 'info',
  changes_requested: 'warning',
  approved: 'success',
} as const satisfies Record<QueueStatus, string>
/** What the dropdown offers (spec section 4). */
const CHOICES = ['draft', 'in_progress', 'cancelled'] as const

export interface QueueRowProps {
  work: QueueWork
  today: string
  /** Its menu stands open at first. */
  menuOpen: boolean
  onMove: (status: Target) => void
}

/** One work of the admin's queue: where it stands, a dropdown for its status, and Complete once it is approved. */
export function QueueRow({ work, today, menuOpen, onMove }: QueueRowProps) {
  return (
    <div className={styles.row}>
      <WorkMark id={work._id} />
      <div className={styles.facts}>
        <WorkFacts work={work} today={today} />
      </div>
      <div className={styles.status}>
        <Badge tone={TONES[work.status]} dot>
          {STATUS_WORDS[work.status]}
        </Badge>
      </div>
      <div className={styles.actions}>
        {work.status === 'approved' ? (
          <Button
            aria-label={`Complete: ${work.title}`}
            // The second click of a double click would hit the row that moved up.
            onClick={({ detail }) => detail < 2 && onMove('completed')}
          >
            Complete
          </Button>
        ) : null}
        <Menu
          align="end"
          label="Status"
          defaultOpen={menuOpen}
          trigger={
            <Button variant="outline" className={styles.set} aria-label={`Set status: ${work.title}`}>
              Set status
              <ChevronDown className={styles.chevron} aria-hidden="true" />
            </Button>
          }
          items={CHOICES.map((status) => ({
            label: STATUS_WORDS[status],
            checked: status === work.status,
            ...(status === 'cancelled' ? { tone: 'danger' as const } : {}),
            onSelect: () => {
              if (status !== work.status) onMove(status)
            },
          }))}
        />
      </div>
    </div>
  )
}
