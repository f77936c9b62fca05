import type { Work } from '@/api/work'
import { Button } from '@/ui/Button/Button'
import { DecisionIcon } from '../decision/DecisionIcon/DecisionIcon'
import type { DecisionKind } from '../decision/types'
import { WorkFacts } from '../parts/WorkFacts/WorkFacts'
import { WorkMark } from '../parts/WorkMark/WorkMark'
import styles from './ApprovalsPanel.module.css'

const SENDING = { approve: 'Approval being sent', changes: 'Change request being sent' }

export interface ApprovalRowProps {
  work: Work
  today: string
  /** A change request was begun and not sent. */
  begun: boolean
  /** The decision about it that is being sent: its own button leads back to that, and the other waits. */
  sending?: DecisionKind | undefined
  /** A pointer or the focus came to a decision: what it needs can be brought in. */
  onReach: () => void
  onRequestChanges: () => void
  onApprove: () => void
  /** Decides on the review desk instead; left out where there is none. */
  onReview?: (() => void) | undefined
}

/** One work that waits for the client, with both decisions side by side: one size, one weight, each with a sign in an ink of its own. */
export function ApprovalRow(props: ApprovalRowProps) {
  const { work, today, begun, sending, onReach, onRequestChanges, onApprove, onReview } = props
  const note = sending ? SENDING[sending] : begun ? 'Change request begun, not sent' : null
  const reach = { onPointerEnter: onReach, onPointerDown: onReach, onFocus: onReach }
  return (
    <div className={styles.row} data-work={work._id}>
      <WorkMark id={work._id} />
      <div className={styles.facts}>
        <WorkFacts work={work} today={today} />
        {note ? <p className={styles.begun}>{note}</p> : null}
      </div>
      {onReview ? (
        <Button {...reach} variant="outline" aria-label={`Review: ${work.title}`} onClick={onReview}>
          <DecisionIcon decision="review" />
          Review
        </Button>
      ) : (
        <div className={styles.decisions}>
          <Button
            {...reach}
            variant="outline"
            aria-label={`Request changes: ${work.title}`}
            disabled={sending === 'approve'}
            onClick={onRequestChanges}
          >
            <DecisionIcon decision="changes" />
            Request changes
          </Button>
          <Button
            {...reach}
            variant="outline"
            aria-label={`Approve: ${work.title}`}
            disabled={sending === 'changes'}
            onClick={onApprove}
          >
            <DecisionIcon decision="approve" />
            Approve
          </Button>
        </div>
      )}
    </div>
  )
}
