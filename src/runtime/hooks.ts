import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { SessionState } from '@/session/state'
import { useRuntime } from './RuntimeProvider'

/** A piece of the session's state. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useRuntime().session.store, select)
}

/** Narrow screens: 768 px wide or less (spec section 2). The same words stand in the CSS modules. */
export const NARROW = '(width <= 768px)'

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): boolean {
  const { viewport } = useRuntime()
  const subscribe = useCallback(
    (listener: () => void) => viewport.subscribe(query, listener),
    [viewport, query],
  )
  return useSyncExternalStore(
    subscribe,
    () => viewport.matches(query),
    () => false,
  )
}

/** The runtime's time in epoch ms, renewed every `everyMs`. */
export function useNow(everyMs = 60_000): number {
  const { clock } = useRuntime()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    let cancel = clock.after(everyMs, function tick() {
      setNow(clock.now())
      cancel = clock.after(everyMs, tick)
    })
    return () => cancel()
  }, [clock, everyMs])
  return now
}
