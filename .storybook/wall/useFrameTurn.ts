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
 * none; and whether the frame has it. `loaded` is to be called when it does. Null wants nothing yet.
 */
export function useFrameTurn(
  box: RefObject<Element | null>,
  wanted: string | null,
): { src: string | null; ready: boolean; loaded: () => void } {
  const [src, setSrc] = useState<string | null>(null)
  const [there, setThere] = useState<string | null>(null)
  const turn = useRef<{ address: string; giveBack: () => void }>(undefined)
  const ready = src !== null && src === there
  const needsNone = ready && src === wanted
  useEffect(() => {
    // One that came back to what it shows: nothing would load, and the turn would never be over.
    if (wanted === null || needsNone) return
    const giveBack = turns.take(
      () => (box.current ? fromMiddle(box.current) : Number.POSITIVE_INFINITY),
      () => setSrc(wanted),
    )
    turn.current = { address: wanted, giveBack }
    return giveBack
  }, [box, wanted, needsNone])
  return {
    src,
    ready,
    loaded: () => {
      setThere(src)
      // What loads late may be an address that is no longer wanted: the turn of its successor is not over with it.
      if (turn.current?.address === src) turn.current?.giveBack()
    },
  }
}
