import { useCallback, useSyncExternalStore } from 'react'
import type { Desk } from './desk'

export interface Held {
  /** Whether the story stands, so that its answers can be held. */
  here: boolean
  /** The operations whose answers are held, as they come and go. */
  operations: readonly string[]
  /** Whether answers are kept back by hand, though none may be asked for yet. */
  armed: boolean
  /** Whether its steps stopped before their end. */
  stopped: boolean
}

/** What is held of a story and how its steps go; nothing while the story is not there. */
export function useHeld(desk: Desk | null, id: string): Held {
  const subscribe = useCallback((listener: () => void) => desk?.subscribe(listener) ?? (() => {}), [desk])
  const here = useSyncExternalStore(subscribe, () => desk?.has(id) ?? false)
  // One text, since a list would be a new one each time.
  const held = useSyncExternalStore(subscribe, () => desk?.held(id).join(' ') ?? '')
  const armed = useSyncExternalStore(subscribe, () => desk?.isHolding(id) ?? false)
  const stopped = useSyncExternalStore(subscribe, () => desk?.stopped() ?? false)
  return { here, operations: held ? held.split(' ') : [], armed, stopped }
}
