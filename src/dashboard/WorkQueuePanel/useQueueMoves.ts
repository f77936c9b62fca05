import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { isSilent, messageOf } from '@/api/ApiError'
import { analyticsKeys } from '@/api/analytics'
import { completeWork, QUEUE_STATUSES, setWorkStatus, type Work, workKeys } from '@/api/work'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { countUnderway } from '@/runtime/query/countUnderway'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { leavesInDoubt } from '../parts/leavesInDoubt'
import { listAfter, type Move } from './queue'

const MOVES = ['work', 'move']

/** Caches that a move changed, or may have, while others were under way: the last one asks for what is true. */
const unasked = new WeakSet<QueryClient>()

const underway = countUnderway()

/** Writes a move that the server accepted into the loaded lists. */
async function writeMove(client: QueryClient, { id, status }: Move): Promise<void> {
  await client.cancelQueries({ queryKey: workKeys.admins })
  const lists = QUEUE_STATUSES.map((one) => client.getQueryData<Work[]>(workKeys.admin(one)) ?? [])
  const work = lists.flat().find(({ _id }) => _id === id)
  if (!work) return
  for (const one of QUEUE_STATUSES)
    client.setQueryData<Work[]>(
      workKeys.admin(one),
      (works) => works && listAfter(works, one, { ...work, status }),
    )
}

/**
 * Moves works of the queue (spec section 4). A move shows while it is under way and is written down when
 * the server accepted it; a refused one just stops showing, so that only its own row comes back.
 * `onFailed` is told which.
 */
export function useQueueMoves(onFailed: (id: string) => void) {
  const api = useApi()
  const client = useQueryClient()
  const { toasts } = useRuntime()

  const refresh = () => {
    unasked.delete(client)
    void client.invalidateQueries({ queryKey: workKeys.all })
  }
  const done = (text: string) => async (move: Move) => {
    await writeMove(client, move)
    toasts.add({ text, tone: 'success', place: 'bottom-center' })
    // While others are under way their rows would jump.
    if (underway.end(client)) refresh()
    else unasked.add(client)
  }
  const failed =
    (fallback: string) =>
    (error: Error, { id }: { id: string }) => {
      const isLast = underway.end(client)
      onFailed(id)
      if (isSilent(error)) return
      toasts.add({ text: messageOf(error, fallback), tone: 'error', place: 'bottom-center' })
      if (leavesInDoubt(error)) unasked.add(client)
      if (unasked.has(client) && isLast) refresh()
    }

  const setting = useMutation({
    ...setWorkStatus(api),
    mutationKey: [...MOVES, 'status'],
    onSuccess: (_, move) => done(`Status set to ${move.status}`)(move),
    onError: failed('Status update failed'),
  })
  const completing = useMutation({
    ...completeWork(api),
    mutationKey: [...MOVES, 'complete'],
    onSuccess: (_, { id }) => {
      // Its price is revenue now.
      void client.invalidateQueries({ queryKey: analyticsKeys.all })
      return done('Work marked as completed')({ id, status: 'completed' })
    },
    onError: (error, move) => {
      if (leavesInDoubt(error)) void client.invalidateQueries({ queryKey: analyticsKeys.all })
      failed('Complete failed')(error, move)
    },
  })
  const moves = useMutationState({
    filters: { mutationKey: MOVES, status: 'pending' },
    select: ({ state }): Move => ({
      status: 'completed',
      ...(state.variables as Partial<Move> & { id: string }),
    }),
  })

  /** Says whether the move was started: a work that is on its way is not moved again. */
  function move({ id, status }: Move): boolean {
    const isSame = ({ state }: { state: { variables?: unknown } }) => (state.variables as Move)?.id === id
    if (client.isMutating({ mutationKey: MOVES, predicate: isSame }) > 0) return false
    underway.begin(client)
    if (status === 'completed') completing.mutate({ id })
    else setting.mutate({ id, status })
    return true
  }

  return { moves, move }
}
