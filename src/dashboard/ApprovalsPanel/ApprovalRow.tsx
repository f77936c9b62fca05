import type { Work } from '@/api/work'
import { Button } from '@/ui/Button/Button'
import { WorkFacts } from '../parts/WorkFacts/WorkFacts'
import { WorkMark } from '../parts/WorkMark/WorkMark'
import styles from './ApprovalsPanel.module.css'

export interface ApprovalRowProps {
  work: Work
  today: string
  onRequestChanges: () => void
  onApprove: () => void
}

/** One work that waits for the client, with both decisions side by side and equally prominent. */
export function ApprovalRow({ work, today, onRequestChanges, onApprove }: ApprovalRowProps) {
  return (
    <div className={styles.row}>
      <WorkMark id={work._id} />
      <WorkFacts work={work} today={today} />
      <div className={styles.decisions}>
        <Button variant="outline" aria-label={`Request changes: ${work.title}`} onClick={onRequestChanges}>
          Request changes
        </Button>
        <Button aria-label={`Approve: ${work.title}`} onClick={onApprove}>
          Approve
        </Button>
      </div>
    </div>
  )
}
