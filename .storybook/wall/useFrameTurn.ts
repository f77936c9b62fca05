import { type RefObject, useEffect, useRef, useState } from 'react'
import { createTurns } from './turns'

// Each frame runs the whole preview, and all of them share one thread: a wall of dozens would stand still for minutes.
const turns = createTurns(2)

/** How far an element is from the middle of the window, in px. */
function fromMiddle(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.abs((top + bottom - window.innerHeight) / 2)
}

/**
 * The address that a frame shows: the wanted one as soon as it is this frame's turn, until then the one before, at first
 * none. `loaded` is to be called when the frame has it; null wants nothing yet.
 */
export function useFrameTurn(
  box: RefObject<Element | null>,
  wanted: string | null,
): { src: string | null; loaded: () => void } {
  const [src, setSrc] = useState<string | null>(null)
  const giveBack = useRef<() => void>(undefined)
  useEffect(() => {
    if (wanted === null) return
    giveBack.current = turns.take(
      () => (box.current ? fromMiddle(box.current) : Number.POSITIVE_INFINITY),
      () => setSrc(wanted),
    )
    return giveBack.current
  }, [box, wanted])
  return { src, loaded: () => giveBack.current?.() }
}
