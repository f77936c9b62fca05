import { useEffect, useEffectEvent, useState } from 'react'
import { REDUCED_MOTION } from '../../lib/reducedMotion'

/** Calls back once after `ms`; returns a function that cancels it. */
export type After = (ms: number, callback: () => void) => () => void

const windowTimer: After = (ms, callback) => {
  const id = setTimeout(callback, ms)
  return () => clearTimeout(id)
}

interface Options {
  /** Milliseconds between turns; 0 means never. */
  every: number
  after: After | undefined
  /** Whether less motion is wanted; otherwise the system says so. */
  reducedMotion: boolean | undefined
  /** Hovered, focused, or nothing to turn to. */
  held: boolean
  /** What shows now: a new slide stands for its whole time. */
  index: number
  onTurn: () => void
}

/** Turns by itself, unless paused, held, in a hidden tab, or under reduced motion. Pausing outlasts hovering. */
export function useRotation({ every, after = windowTimer, reducedMotion, held, index, onTurn }: Options) {
  const [paused, setPaused] = useState(false)
  const [system, setSystem] = useState(true)
  const [hidden, setHidden] = useState(false)
  const turn = useEffectEvent(onTurn)

  useEffect(() => {
    const list = matchMedia(REDUCED_MOTION)
    const read = () => setSystem(list.matches)
    read()
    list.addEventListener('change', read)
    return () => list.removeEventListener('change', read)
  }, [])

  // Nobody looks at a page in a tab behind: it has not turned on when it is looked at again.
  useEffect(() => {
    const read = () => setHidden(document.visibilityState === 'hidden')
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])

  const still = reducedMotion ?? system
  const rotates = every > 0 && !still
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide starts the clock again
  useEffect(() => {
    if (!rotates || paused || held || hidden) return
    return after(every, () => turn())
  }, [rotates, paused, held, hidden, every, after, index])

  return { rotates, still, paused, toggle: () => setPaused(!paused) }
}
