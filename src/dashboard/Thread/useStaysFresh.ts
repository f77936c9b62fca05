import { useEffect, useRef } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'

/** How often an open conversation is looked at again, in ms. */
const EVERY_MS = 30_000

/** Asks again while a conversation stands open, unless there is no connection or an answer is still awaited. */
export function useStaysFresh(query: { isFetching: boolean; refetch: () => unknown }): void {
  const { clock, network } = useRuntime()
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })
  useEffect(() => {
    let cancel = clock.after(EVERY_MS, function look() {
      const { isFetching, refetch } = latest.current
      if (network.online() && !isFetching) void refetch()
      cancel = clock.after(EVERY_MS, look)
    })
    return () => cancel()
  }, [clock, network])
}
