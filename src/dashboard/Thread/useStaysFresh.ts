import { useEffect, useEffectEvent } from 'react'
import { every } from '@/lib/every'
import { useRuntime } from '@/runtime/RuntimeProvider'

/** How often an open conversation is looked at again, in ms. */
const EVERY_MS = 30_000

/** Asks again while a conversation stands open, unless there is no connection or an answer is still awaited. */
export function useStaysFresh(query: { isFetching: boolean; refetch: () => unknown }): void {
  const { clock, network } = useRuntime()
  const look = useEffectEvent(() => {
    if (network.online() && !query.isFetching) void query.refetch()
  })
  useEffect(() => every(clock, EVERY_MS, () => look()), [clock])
}
