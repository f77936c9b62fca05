import type { QueueStatus } from '@/api/work'
import { isSecondClick } from '@/lib/press'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { FINAL } from '../parts/RowList/focusRow'
import { STATUS_WORDS } from '../parts/statusWords'
import { WorkFacts } from '../parts/WorkFacts/WorkFacts'
import { WorkMark } from '../parts/WorkMark/WorkMark'
import type { QueueWork } from './queue'
import { StatusButton, type StatusButtonProps } from './StatusButton'
import styles from './WorkQueuePanel.module.css'

const TONES = {
  in_progress: 'info',
  changes_requested: 'warning',
  approved: 'success',
} as const satisfies Record<QueueStatus, string>

export interface QueueRowProps extends StatusButtonProps {
  work: QueueWork
  today: string
  onComplete: () => void
}

/** One work of the admin's queue: where it stands, a dropdown for its status, and Complete once it is approved. */
export function QueueRow({ work, today, onComplete, ...status }: QueueRowProps) {
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
            {...FINAL}
            aria-label={`Complete: ${work.title}`}
            // The second click of a double click would hit the row that moved up.
            onClick={(event) => !isSecondClick(event) && onComplete()}
          >
            Complete
          </Button>
        ) : null}
        <StatusButton work={work} {...status} />
      </div>
    </div>
  )
}
