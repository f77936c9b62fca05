import { type MutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, isSilent, messageOf } from '@/api/ApiError'
import { submissionKeys } from '@/api/submissions'
import { type Work, workKeys } from '@/api/work'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { markFrontDialog } from '../parts/frontDialog'
import { leavesInDoubt } from '../parts/leavesInDoubt'
import type { DecisionKind } from './types'
import { decisionKey, useUnderway, type WithUnderway } from './useUnderway'

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 409

export interface DecisionOptions {
  kind: DecisionKind
  /** The `_id` of the work. */
  work: string
  /** What is said after a success, and after a failure without words of the server. */
  done: string
  failed: string
  /** Why it failed before the first try here. */
  initialFailure: string | undefined
  /** The work was decided elsewhere: that is what became of a try that failed, whatever its answer says. */
  elsewhere: boolean
  /** The server refused it, since the work is decided already. */
  onRefused: () => void
}

/**
 * Carries out one decision of a client about a work (spec section 4): once, however often and wherever it is asked for.
 * After a success the work leaves the list and can't be decided again; after a failure, or when it was called off, it can.
 */
export function useDecision<V extends { id: string; signal?: AbortSignal }>(
  call: MutationOptions<undefined, Error, V>,
  { kind, work, done, failed, initialFailure, elsewhere, onRefused }: DecisionOptions,
) {
  const { toasts } = useRuntime()
  const client = useQueryClient()
  const mutationKey = decisionKey(work)
  const { mutateAsync, isIdle, error } = useMutation<undefined, Error, WithUnderway<V>>({
    ...call,
    mutationKey,
  })
  const locked = useRef(false)
  // It may have been begun before this was opened, and goes on after it is closed.
  const [underway] = useUnderway(work)
  const [stopped, setStopped] = useState(false)
  const listKey = workKeys.toApprove

  async function takeOff(id: string) {
    await client.cancelQueries({ queryKey: listKey })
    client.setQueryData<Work[]>(listKey, (works) => works?.filter(({ _id }) => _id !== id))
    void client.invalidateQueries({ queryKey: workKeys.all })
    // Not asked for under a desk that is closing: the next one does.
    void client.invalidateQueries({ queryKey: submissionKeys.of(id), refetchType: 'none' })
  }

  /** Resolves to whether the work was decided by this call. */
  async function decide(decision: V): Promise<boolean> {
    if (locked.current || client.isMutating({ mutationKey }) > 0) return false
    locked.current = true
    const run = new AbortController()
    const isAlertHeard = markFrontDialog()
    setStopped(false)
    try {
      const stop = () => run.abort()
      await mutateAsync({ ...decision, signal: run.signal, underway: { kind, work, stop } })
    } catch (failure) {
      locked.current = false
      if (isRefusal(failure)) onRefused()
      // The dialog's own alert says it at the same moment, if it can be heard.
      const silent = isAlertHeard()
      if (!isSilent(failure))
        toasts.add({ text: messageOf(failure, failed), tone: 'error', place: 'bottom-center', silent })
      // Called off, or without its answer, it may have arrived: the server alone knows.
      if (leavesInDoubt(failure))
        for (const queryKey of [workKeys.all, submissionKeys.of(decision.id)])
          void client.invalidateQueries({ queryKey })
      return false
    }
    await takeOff(decision.id)
    toasts.add({ text: done, tone: 'success', place: 'bottom-center' })
    return true
  }

  const refused = isRefusal(error)
  const failure = error && !isSilent(error) ? messageOf(error, failed) : null
  const message = isIdle ? (initialFailure ?? null) : failure
  return {
    decide,
    /** Calls off the decision that is on its way. */
    cancel() {
      if (!underway) return
      setStopped(true)
      underway.stop()
    },
    /** A decision about the work is on its way, this one or another. */
    busy: underway !== undefined,
    /** Whether the last one was called off here. */
    stopped,
    /** Why the last one failed; once the work is decided elsewhere, only if that says so. */
    message: elsewhere && !refused ? null : message,
    /** The message says that the work is decided already. */
    refused,
  }
}
