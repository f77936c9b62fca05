import { QUEUE_STATUSES, type QueueStatus, type SettableWorkStatus, type Work } from '@/api/work'
import { byDeadline } from '../parts/byDeadline'

/** What an admin can make of a work of the queue. */
export type Target = SettableWorkStatus | 'completed'

/** A move of one work that is on its way to the server. */
export interface Move {
  id: string
  status: Target
}

/** A work that stands in the queue. */
export type QueueWork = Work & { status: QueueStatus }

const isQueued = (work: Work): work is QueueWork => QUEUE_STATUSES.some((status) => status === work.status)

/** The queue as a person sees it: the loaded lists as one, with the moves under way, by deadline. */
export function queueOf(
  lists: readonly (readonly Work[] | undefined)[],
  moves: readonly Move[],
): QueueWork[] {
  // The three lists are asked for one by one, so a work may stand in two of them.
  const byId = new Map(lists.flatMap((works) => works ?? []).map((work) => [work._id, work]))
  for (const { id, status } of moves) {
    const work = byId.get(id)
    if (work) byId.set(id, { ...work, status })
  }
  return byDeadline([...byId.values()]).filter(isQueued)
}

/** One loaded list after a move: the work is taken out, or put in where it belongs now. */
export function listAfter(works: readonly Work[], status: QueueStatus, moved: Work): Work[] {
  const others = works.filter(({ _id }) => _id !== moved._id)
  return moved.status === status ? [...others, moved] : others
}
