import { useCallback, useState, useSyncExternalStore } from 'react'
import { REDUCED_MOTION } from '@/lib/reducedMotion'
import { useRuntime } from '@/runtime/RuntimeProvider'

/** So many films play at once. */
const AT_ONCE = 2

export interface Films {
  /** Films may be loaded at all: more than stills is wanted. Never while a prerendered page comes to life. */
  allowed: boolean
  paused: boolean
  toggle(): void
  /** A card came into the view or left it. */
  seen(id: string, inView: boolean): void
  plays(id: string): boolean
}

/** Which films play: the first two in the view, none while they are paused, none where less motion is wanted. */
export function useFilms(): Films {
  const { viewport } = useRuntime()
  const allowed = useSyncExternalStore(
    useCallback((listener) => viewport.subscribe(REDUCED_MOTION, listener), [viewport]),
    () => !viewport.matches(REDUCED_MOTION),
    () => false,
  )
  const [paused, setPaused] = useState(false)
  const [inView, setInView] = useState<readonly string[]>([])
  const seen = useCallback((id: string, now: boolean) => {
    setInView((former) => {
      if (former.includes(id) === now) return former
      return now ? [...former, id] : former.filter((other) => other !== id)
    })
  }, [])
  return {
    allowed,
    paused,
    toggle: () => setPaused((was) => !was),
    seen,
    plays: (id) => allowed && !paused && inView.slice(0, AT_ONCE).includes(id),
  }
}
