import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1')
  if (!heading) return false
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/**
 * Waits for the heading of a screen that is still a skeleton. Who puts the focus elsewhere meanwhile, or clicks,
 * keeps it there. Returns how to stop waiting.
 */
function awaitHeading(main: HTMLElement): () => void {
  const waiting = new AbortController()
  const observer = new MutationObserver(() => {
    if (focusHeading(main)) waiting.abort()
  })
  observer.observe(main, { childList: true, subtree: true })
  const { signal } = waiting
  signal.addEventListener('abort', () => observer.disconnect())
  const stop = (event: Event) => {
    if (event.target !== main) waiting.abort()
  }
  document.addEventListener('focusin', stop, { signal })
  document.addEventListener('pointerdown', () => waiting.abort(), { signal })
  return () => waiting.abort()
}

/**
 * After a change of path the focus goes to the new screen's heading, so that a screen reader reads where one is.
 * While there is none yet it waits on `main`. The first screen keeps the browser's own focus; a change of query or
 * hash moves nothing.
 */
export function useRouteFocus(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    const box = main.current
    if (shown.current === pathname || !box) return
    shown.current = pathname
    if (focusHeading(box)) return
    box.focus({ preventScroll: true })
    return awaitHeading(box)
  }, [pathname])
  return main
}
