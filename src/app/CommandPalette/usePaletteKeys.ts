import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { PaletteWindow } from '@/dashboard/parts/usePaletteWindow'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { isInWindow, isPaletteKey, isWrittenIn, readKey } from './readKey'
import { type KeyDeed, PAIR_MS } from './shortcuts'

interface PaletteKeys {
  /** A part of the page: what stands over it hides it. */
  page: RefObject<Element | null>
  /** Which of its windows is open. */
  shown: PaletteWindow | null
  /** Whether keys alone do something. */
  singles: boolean
  /** Opens the palette, or closes it. */
  onPalette: () => void
  onDeed: (deed: KeyDeed) => void
}

/** Out of a menu that stands open, to its button: its lines are gone when the palette gives the focus back. */
const leaveMenu = () =>
  document.querySelector<HTMLElement>('[aria-haspopup="menu"][aria-expanded="true"]')?.focus()

/** Listens for the palette's key and, unless they are switched off, for single keys. The one part of it that loads at once. */
export function usePaletteKeys({ page, shown, singles, onPalette, onDeed }: PaletteKeys): void {
  const { clock } = useRuntime()
  const begun = useRef<string | null>(null)
  const forget = useRef(() => {})

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const elsewhere = isInWindow(event.target, page.current)
    if (isPaletteKey(event)) {
      const opensNothing = elsewhere && !shown
      // The browser's own box for searching stays shut. In a field on a Mac the key deletes to the end of the line.
      if (!opensNothing || !isWrittenIn(event.target)) event.preventDefault()
      if (opensNothing) return
      leaveMenu()
      onPalette()
      return
    }
    forget.current()
    if (!singles || shown || elsewhere || isWrittenIn(event.target)) {
      begun.current = null
      return
    }
    const read = readKey(event, begun.current)
    begun.current = read.begun
    if (read.begun)
      forget.current = clock.after(PAIR_MS, () => {
        begun.current = null
      })
    if (!read.deed) return
    event.preventDefault()
    onDeed(read.deed)
  })

  // With what is drawn: a moment later, on a slow machine, the first key would be lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      forget.current()
    }
  }, [])
}
