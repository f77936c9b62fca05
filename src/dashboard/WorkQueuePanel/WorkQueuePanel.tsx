import { useMemo, useRef, useState } from 'react'
import { QueueClear } from '@/content/art/scenes/QueueClear'
import { todayIn } from '@/lib/dates'
import { useNow } from '@/runtime/hooks'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { Panel } from '@/ui/Panel/Panel'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { RowList } from '../parts/RowList/RowList'
import type { Act } from '../parts/RowList/useLeavingFocus'
import { titleOf } from '../parts/titleOf'
import { useDashboardFailure } from '../parts/useDashboardFailure'
import { WorkRowsSkeleton } from '../parts/WorkRowsSkeleton/WorkRowsSkeleton'
import { LoadedStatusMenu } from './LoadedStatusMenu'
import { QueueRow } from './QueueRow'
import type { Target } from './queue'
import { useQueue } from './useQueue'
import { type QueueFilter, useQueueFilter } from './useQueueFilter'
import { useStatusMenu } from './useStatusMenu'
import styles from './WorkQueuePanel.module.css'

export interface WorkQueuePanelProps {
  /** The pill that is chosen and the `_id` of the work whose menu is open at first: for stories. */
  initial?: { filter?: QueueFilter; menu?: string }
}

/** My Work Queue (spec section 2, Dashboard): three calls, one list. Only for admins: its calls are theirs. */
export function WorkQueuePanel({ initial = {} }: WorkQueuePanelProps) {
  const today = todayIn(useNow())
  const heading = useRef<HTMLSpanElement>(null)
  const [acted, setActed] = useState<Act | null>(null)
  // Should it leave later, that is somebody else's doing.
  const over = (id: string) => setActed((now) => (now?.id === id ? null : now))
  const { works, underway, move, loads } = useQueue(over)
  const { failed, retrying, retry } = useDashboardFailure(Object.values(loads), heading)
  const { filter, belongs, shown, nothing, pills } = useQueueFilter(
    works,
    (status) => Boolean(loads[status].data),
    initial.filter,
  )
  const menu = useStatusMenu()
  const atMenu = useMemo(() => (menu.of ? { id: menu.of } : null), [menu.of])
  // A list that failed before is not waited for: what is there stays while it is asked for again.
  const pending = Object.values(loads).some((load) => load.isPending && load.errorUpdateCount === 0)

  const onMove = (id: string, status: Target) => {
    if (move({ id, status })) setActed(status !== 'in_progress' || !belongs(status) ? { id } : null)
  }
  return (
    <Panel
      title="My Work Queue"
      headingRef={heading}
      busy={pending}
      aside={<SegmentedControl size="sm" {...pills} />}
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
            label="My Work Queue"
            kind="work"
            rows={shown}
            part={filter}
            wordsOf={titleOf}
            // A row that leaves under its open dropdown has the focus too.
            acted={atMenu ?? acted}
            underway={underway}
            heading={heading}
            empty={failed ? null : <EmptyState art={<QueueClear />}>{nothing}</EmptyState>}
          >
            {(work) => (
              <QueueRow
                work={work}
                today={today}
                menu={menu.row}
                openAtFirst={work._id === initial.menu}
                onComplete={() => onMove(work._id, 'completed')}
              />
            )}
          </RowList>
        )}
      </div>
      {menu.asked ? (
        <LoadedStatusMenu
          {...menu.asked}
          open={menu.open}
          onClose={menu.close}
          onChoose={(status) => menu.asked && onMove(menu.asked.work._id, status)}
        />
      ) : null}
    </Panel>
  )
}
