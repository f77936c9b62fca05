import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { isSecondClick, PRESS_MS } from '@/lib/press'

/**
 * For a button that means something else from now on, in the same place: spread over it, the rest of a double click, a
 * double press or a held key does nothing. What is `changed` from the beginning takes every first press.
 */
export function usePressGuard(changed: boolean) {
  const last = useRef({ changed, at: Number.NEGATIVE_INFINITY })
  useLayoutEffect(() => {
    if (last.current.changed !== changed) last.current = { changed, at: performance.now() }
  }, [changed])
  return {
    onClickCapture(event: MouseEvent) {
      if (!changed || (!isSecondClick(event) && event.timeStamp - last.current.at >= PRESS_MS)) return
      event.preventDefault()
      event.stopPropagation()
    },
    // A held Enter outlasts any moment.
    onKeyDown(event: KeyboardEvent) {
      if (changed && event.repeat && event.key === 'Enter') event.preventDefault()
    },
  }
}
