import { useCallback, useSyncExternalStore } from 'react'
import type { Desk } from './desk'

/** The operations of a story whose answers are held, as they come and go; none while the story is not there. */
export function useHeld(desk: Desk | null, id: string): readonly string[] {
  const held = useSyncExternalStore(
    useCallback((listener: () => void) => desk?.subscribe(listener) ?? (() => {}), [desk]),
    // One text, since a list would be a new one each time.
    () => desk?.held(id).join(' ') ?? '',
  )
  return held ? held.split(' ') : []
}
