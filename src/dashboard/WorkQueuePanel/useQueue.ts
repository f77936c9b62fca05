import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { adminWorks } from '@/api/work'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { queueOf } from './queue'
import { useQueueMoves } from './useQueueMoves'

/**
 * The queue: one call a status (spec section 7), one list, and the way to move a work of it; `onFailed` is told which was
 * not moved. `underway` are the ids of those on their way.
 */
export function useQueue(onFailed: (id: string) => void) {
  const api = useApi()
  const { moves, move } = useQueueMoves(onFailed)
  const inProgress = useQuery(adminWorks(api, 'in_progress'))
  const changesRequested = useQuery(adminWorks(api, 'changes_requested'))
  const approved = useQuery(adminWorks(api, 'approved'))
  const works = useMemo(
    () => queueOf([inProgress.data, changesRequested.data, approved.data], moves),
    [inProgress.data, changesRequested.data, approved.data, moves],
  )
  const underway = useMemo(() => moves.map(({ id }) => id), [moves])
  return {
    works,
    underway,
    move,
    loads: { in_progress: inProgress, changes_requested: changesRequested, approved },
  }
}
