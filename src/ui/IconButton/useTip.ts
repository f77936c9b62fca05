import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const DELAY = 400

interface Handlers {
  onPointerEnter?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
  onPointerLeave?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
  onPointerDown?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
  onFocus?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * When a button's tooltip shows: after a moment of hovering, or at once on keyboard focus; never on touch.
 * `given` are the button's own handlers, which are called as well. `anchor` is the button while it shows.
 */
export function useTip(given: Handlers) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const close = () => {
    clearTimeout(timer.current)
    setAnchor(null)
  }
  const handlers = {
    onPointerEnter(event: PointerEvent<HTMLButtonElement>) {
      given.onPointerEnter?.(event)
      if (event.pointerType === 'touch') return
      const button = event.currentTarget
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setAnchor(button), DELAY)
    },
    onPointerLeave(event: PointerEvent<HTMLButtonElement>) {
      given.onPointerLeave?.(event)
      close()
    },
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      given.onPointerDown?.(event)
      close()
    },
    onFocus(event: FocusEvent<HTMLButtonElement>) {
      given.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget)
    },
    onBlur(event: FocusEvent<HTMLButtonElement>) {
      given.onBlur?.(event)
      close()
    },
  }
  return { anchor, close, handlers }
}
