import { useState } from 'react'
import { QUEUE_STATUSES, type QueueStatus } from '@/api/work'
import { useRowGoal } from '../parts/rowGoal'
import { STATUS_WORDS } from '../parts/statusWords'
import type { QueueWork } from './queue'

export type QueueFilter = 'all' | QueueStatus

/** What the list says when a filter leaves nothing. */
const NOTHING: Record<QueueFilter, string> = {
  all: 'No active work right now.',
  in_progress: 'No work in progress right now.',
  changes_requested: 'No work with requested changes right now.',
  approved: 'No approved work right now.',
}

/** The pills over the queue: All and each status, with counts of what was loaded. */
export function useQueueFilter(
  works: readonly QueueWork[],
  isLoaded: (status: QueueStatus) => boolean,
  initial: QueueFilter = 'all',
) {
  const [filter, setFilter] = useState(initial)
  const goal = useRowGoal('work')
  const [sought, setSought] = useState<string | null>(null)
  const wanted = works.find(({ _id }) => _id === goal?.id)
  // Somebody wants to get to a work that the filter leaves out.
  if (goal && wanted && sought !== goal.visit) {
    setSought(goal.visit)
    if (filter !== 'all' && filter !== wanted.status) setFilter('all')
  }
  const belongs = (status: string) => filter === 'all' || filter === status
  const countOf = (status: QueueStatus) =>
    isLoaded(status) ? works.filter((work) => work.status === status).length : undefined
  return {
    filter,
    belongs,
    shown: filter === 'all' ? works : works.filter(({ status }) => belongs(status)),
    nothing: NOTHING[filter],
    pills: {
      'aria-label': 'Show works',
      value: filter,
      onValueChange: (value: string) => setFilter(value as QueueFilter),
      options: [
        { value: 'all', label: 'All', count: QUEUE_STATUSES.every(isLoaded) ? works.length : undefined },
        ...QUEUE_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value], count: countOf(value) })),
      ],
    },
  }
}
