import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { worksToApprove } from '@/api/work'
import { ApprovalsClear } from '@/content/art/scenes/ApprovalsClear'
import { todayIn } from '@/lib/dates'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useDraftNames } from '@/runtime/drafts/useDraftBox'
import { useNow } from '@/runtime/hooks'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { Panel } from '@/ui/Panel/Panel'
import { DecidedHere } from '../DecisionReceipt/DecidedHere'
import type { InitialDecision } from '../decision/types'
import { useUnderway } from '../decision/useUnderway'
import { byDeadline } from '../parts/byDeadline'
import { changesDraft } from '../parts/draftNames'
import { RowList } from '../parts/RowList/RowList'
import { titleOf } from '../parts/titleOf'
import { useDashboardFailure } from '../parts/useDashboardFailure'
import { WorkRowsSkeleton } from '../parts/WorkRowsSkeleton/WorkRowsSkeleton'
import { LoadedReview } from '../ReviewDesk/LoadedReview'
import { reviewCode } from '../ReviewDesk/loadReview'
import type { ReviewStart } from '../ReviewDesk/ReviewDesk'
import { ApprovalRow } from './ApprovalRow'
import styles from './ApprovalsPanel.module.css'
import { LoadedDecision } from './LoadedDecision'
import { decisionCode } from './loadDecisions'
import { useAsked } from './useAsked'

export interface ApprovalsPanelProps {
  /** A dialog that stands open at first: for stories. */
  initial?: InitialDecision
  /** What stands on the review desk at first, where the address opens it: for stories. */
  initialReview?: ReviewStart
}

/** Works that await the client's decision (spec section 2, Dashboard). */
export function ApprovalsPanel({ initial, initialReview }: ApprovalsPanelProps) {
  const now = useNow()
  const today = todayIn(now)
  const query = useQuery(worksToApprove(useApi()))
  const works = useMemo(() => byDeadline(query.data ?? []), [query.data])
  const heading = useRef<HTMLSpanElement>(null)
  const { failed, retrying, retry } = useDashboardFailure([query], heading)
  const { reviews, asked, reviewed, open, decidedId, ask, closeDialog, closeDesk } = useAsked(works, initial)
  const acted = useMemo(() => (decidedId ? { id: decidedId } : null), [decidedId])
  const begun = useDraftNames()
  const underway = useUnderway()
  const client = useQueryClient()
  // There by the time of the click; if it cannot be had, the click says so.
  const loadAhead = () => {
    if (reviews) void client.prefetchQuery(reviewCode)
    else void client.prefetchQuery(decisionCode)
  }
  return (
    <Panel
      title="Approvals"
      headingRef={heading}
      busy={query.isPending && !failed}
      {...(works.length > 0 ? { count: works.length, countLabel: 'waiting' } : {})}
    >
      <div className={styles.body}>
        {failed ? (
          <ErrorState onRetry={retry} busy={retrying}>
            {query.data ? 'Could not load the latest approvals.' : 'Could not load'}
          </ErrorState>
        ) : null}
        {query.data ? (
          <RowList
            label="Approvals"
            kind="work"
            rows={works}
            wordsOf={titleOf}
            acted={acted}
            hold={open}
            heading={heading}
            empty={<EmptyState art={<ApprovalsClear />}>No items awaiting approval right now.</EmptyState>}
          >
            {(work) => (
              <ApprovalRow
                work={work}
                today={today}
                begun={begun.includes(changesDraft(work._id))}
                sending={underway.find((one) => one.work === work._id)?.kind}
                onReach={loadAhead}
                onRequestChanges={() => ask('changes', work)}
                onApprove={() => ask('approve', work)}
                onReview={reviews ? () => ask('review', work) : undefined}
              />
            )}
          </RowList>
        ) : failed ? null : (
          <WorkRowsSkeleton label="Loading approvals" />
        )}
        <DecidedHere now={now} heading={heading} />
      </div>
      {asked ? (
        <LoadedDecision
          key={`${asked.kind} ${asked.work._id} ${asked.turn}`}
          asked={asked}
          today={today}
          open={open}
          onClose={closeDialog}
        />
      ) : null}
      {reviewed ? (
        <LoadedReview
          key={`${reviewed.work._id} ${reviewed.turn}`}
          work={reviewed.work}
          today={today}
          open={open}
          onClose={closeDesk}
          {...(initialReview ? { initial: initialReview } : {})}
        />
      ) : null}
    </Panel>
  )
}
