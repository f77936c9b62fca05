import { type MutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, isSilent, messageOf } from '@/api/ApiError'
import { type Work, workKeys } from '@/api/work'
import { useRuntime } from '@/runtime/RuntimeProvider'

interface Words {
  done: string
  failed: string
  /** Why it failed before the first try here. */
  before?: string | undefined
}

/** Whether somebody else was faster, so that the list on screen is out of date. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404)

/**
 * Carries out one decision of a client (spec section 4): once, however often it is asked for. After a
 * success the work leaves the list and the decision can't be sent again; after a failure, or when it was
 * called off, it can.
 */
export function useDecision<V extends { id: string; signal?: AbortSignal }>(
  options: MutationOptions<undefined, Error, V>,
  words: Words,
) {
  const { toasts } = useRuntime()
  const client = useQueryClient()
  const { mutateAsync, isIdle, isPending, error } = useMutation(options)
  const locked = useRef(false)
  const running = useRef<AbortController | null>(null)
  const [stopped, setStopped] = useState(false)
  const listKey = workKeys.client('awaiting_approval')

  async function takeOff(id: string) {
    await client.cancelQueries({ queryKey: listKey })
    client.setQueryData<Work[]>(listKey, (works) => works?.filter(({ _id }) => _id !== id))
    void client.invalidateQueries({ queryKey: workKeys.all })
  }

  /** Resolves to whether the work was decided by this call. */
  async function decide(decision: V): Promise<boolean> {
    if (locked.current) return false
    locked.current = true
    const run = new AbortController()
    running.current = run
    setStopped(false)
    try {
      await mutateAsync({ ...decision, signal: run.signal })
    } catch (failure) {
      locked.current = false
      setStopped(run.signal.aborted)
      // It may have arrived before it was called off: the server alone knows.
      if (run.signal.aborted) void client.invalidateQueries({ queryKey: workKeys.all })
      if (!isSilent(failure))
        toasts.add({ text: messageOf(failure, words.failed), tone: 'error', place: 'bottom-center' })
      if (isOutdated(failure)) void client.invalidateQueries({ queryKey: workKeys.all })
      return false
    }
    await takeOff(decision.id)
    toasts.add({ text: words.done, tone: 'success', place: 'bottom-center' })
    return true
  }

  const failure = error && !isSilent(error) ? messageOf(error, words.failed) : null
  return {
    decide,
    /** Calls off the decision that is on its way. */
    cancel: () => running.current?.abort(),
    busy: isPending,
    /** Whether the last one was called off. */
    stopped,
    message: isIdle ? (words.before ?? null) : failure,
  }
}
