import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { every } from '@/lib/every'
import { never } from '@/lib/never'
import type { SessionState } from '@/session/state'
import { useRuntime } from './RuntimeProvider'

/** A piece of the session's state. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useRuntime().session.store, select)
}

/** The runtime's time in epoch ms, renewed every `everyMs`. */
export function useNow(everyMs = 60_000): number {
  const { clock } = useRuntime()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => every(clock, everyMs, () => setNow(clock.now())), [clock, everyMs])
  return now
}

/**
 * False while a prerendered page comes to life, true ever after. What the build could not know (query, stored
 * drafts, window) may show only then, or the page and its first rendering differ.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Narrow, as in the style sheets. */
export const NARROW = '(width <= 768px)'

/** Whether the window is narrow; false while a prerendered page comes to life, since the build has no window. */
export function useNarrow(): boolean {
  const { viewport } = useRuntime()
  return useSyncExternalStore(
    useCallback((listener: () => void) => viewport.subscribe(NARROW, listener), [viewport]),
    () => viewport.matches(NARROW),
    () => false,
  )
}
