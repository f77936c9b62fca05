import { useQueries } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { adminWorks, QUEUE_STATUSES } from '@/api/work'
import { todayIn } from '@/lib/dates'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useNow } from '@/runtime/hooks'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { Panel } from '@/ui/Panel/Panel'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { useDashboardFailure } from '../DashboardScreen/useDashboardFailure'
import { RowList } from '../parts/RowList/RowList'
import { WorkRowsSkeleton } from '../parts/WorkRowsSkeleton/WorkRowsSkeleton'
import { QueueRow } from './QueueRow'
import { queueOf, type Target } from './queue'
import { useQueueFilter } from './useQueueFilter'
import { useQueueMoves } from './useQueueMoves'
import styles from './WorkQueuePanel.module.css'

/** My Work Queue (spec section 2, Dashboard): three calls, one list. Only for admins: its calls are theirs. */
export function WorkQueuePanel() {
  const api = useApi()
  const today = todayIn(useNow())
  const heading = useRef<HTMLSpanElement>(null)
  const queries = useQueries({ queries: QUEUE_STATUSES.map((status) => adminWorks(api, status)) })
  const { failed, retrying, retry } = useDashboardFailure(queries, heading)
  const { moves, move } = useQueueMoves()
  const works = useMemo(
    () =>
      queueOf(
        queries.map(({ data }) => data),
        moves,
      ),
    [queries, moves],
  )
  const isLoaded = (at: number) => queries[at]?.data !== undefined
  const { filter, belongs, shown, nothing, pills } = useQueueFilter(works, (status) =>
    isLoaded(QUEUE_STATUSES.indexOf(status)),
  )
  const [acted, setActed] = useState<string | null>(null)
  const pending = !retrying && queries.some(({ isPending }) => isPending)

  const onMove = (id: string, status: Target) => {
    if (move({ id, status })) setActed(status !== 'in_progress' || !belongs(status) ? id : null)
  }
  return (
    <Panel
      title={
        <span ref={heading} tabIndex={-1}>
          My Work Queue
        </span>
      }
      busy={pending}
      aside={pending ? null : <SegmentedControl size="sm" {...pills} />}
    >
      <div className={styles.body}>
        {failed ? (
          <ErrorState onRetry={retry} busy={retrying}>
            Failed to load works.
          </ErrorState>
        ) : null}
        {pending ? (
          <WorkRowsSkeleton label="Loading work queue" rows={4} />
        ) : (
          <RowList
            key={filter}
            label="My Work Queue"
            rows={shown}
            acted={acted}
            heading={heading}
            empty={failed ? null : <EmptyState>{nothing}</EmptyState>}
          >
            {(work) => <QueueRow work={work} today={today} onMove={(status) => onMove(work._id, status)} />}
          </RowList>
        )}
      </div>
    </Panel>
  )
}
