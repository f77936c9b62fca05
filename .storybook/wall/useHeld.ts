import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import type { StageRegistry } from './stageRegistry'

export interface Held {
  /** Whether the story stands, so that its answers can be held. */
  here: boolean
  /** The operations whose answers are held, as they come and go. */
  operations: readonly string[]
  /** Whether answers are kept back by hand, though none may be asked for yet. */
  armed: boolean
  /** Whether its steps stopped before their end. */
  stopped: boolean
  /** Keeps the answers back, also of the story as it is drawn anew for another theme or width; until another page is shown. */
  hold: () => void
  /** Lets them go. */
  release: () => void
  /** Lets go with the next drawing: the steps of a story need its answers. */
  forget: () => void
}

// Of the wall, not of a stage: Storybook draws the page and every story on it anew for each change of the toolbar.
const heldByHand = new Set<string>()

// Who goes to another page, and comes back, finds each state as it begins. A change of the toolbar says no such word.
void addons.ready().then((channel) => channel.on('storyChanged', () => heldByHand.clear()))

/** What is held of a story and how its steps go; nothing while the story is not there. */
export function useHeld(registry: StageRegistry | null, id: string): Held {
  const subscribe = useCallback(
    (listener: () => void) => registry?.subscribe(listener) ?? (() => {}),
    [registry],
  )
  const here = useSyncExternalStore(subscribe, () => registry?.has(id) ?? false)
  // One text, since a list would be a new one each time.
  const held = useSyncExternalStore(subscribe, () => registry?.held(id).join(' ') ?? '')
  const armed = useSyncExternalStore(subscribe, () => registry?.isHolding(id) ?? false)
  const stopped = useSyncExternalStore(subscribe, () => registry?.stopped() ?? false)
  useEffect(() => {
    if (here && !armed && heldByHand.has(id)) void registry?.hold(id)
  }, [registry, id, here, armed])
  return {
    here,
    operations: held ? held.split(' ') : [],
    armed,
    stopped,
    hold() {
      heldByHand.add(id)
      void registry?.hold(id)
    },
    release() {
      heldByHand.delete(id)
      registry?.release(id)
    },
    forget() {
      heldByHand.delete(id)
    },
  }
}
