import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { PANEL_KEY } from '../KeyCap/panelKey'

interface ComeAndGo {
  dock: RefObject<HTMLElement | null>
  button: RefObject<HTMLButtonElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  onKeyDown: (event: KeyboardEvent) => void
  /** By pointer: the way back is then the button. */
  show: () => void
}

/**
 * The way to the panel and back by keyboard. F8 opens it and goes in, out of a dialog too, which keeps Tab within
 * itself; from inside it closes. Escape goes back to where the person was, and is heard by nobody else.
 */
export function useComeAndGo(open: boolean, setOpen: (open: boolean) => void): ComeAndGo {
  const dock = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<HTMLElement | null>(null)
  const was = useRef(open)
  const back = () => {
    if (before.current?.isConnected) before.current.focus()
    else button.current?.focus()
  }

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== PANEL_KEY) return
      event.preventDefault()
      const { activeElement } = document
      if (dock.current?.contains(activeElement) && open) return setOpen(false)
      before.current = activeElement instanceof HTMLElement ? activeElement : null
      if (open) heading.current?.focus()
      else setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open, setOpen])

  // What opens takes the focus; what closes gives it back. As it was left before a reload it does neither.
  useEffect(() => {
    if (was.current === open) return
    was.current = open
    if (open) heading.current?.focus()
    else back()
  })

  return {
    show() {
      before.current = null
      setOpen(true)
    },
    dock,
    button,
    heading,
    onKeyDown(event) {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      // Opened by pointer, the way back is the button, which stands there once it is closed.
      if (before.current?.isConnected) back()
      else setOpen(false)
    },
  }
}
