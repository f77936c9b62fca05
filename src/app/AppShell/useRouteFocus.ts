import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a change of path the focus goes to the new screen's heading, so that a screen reader reads where one is.
 * The first screen keeps the browser's own focus; a change of query or hash moves nothing.
 */
export function useRouteFocus(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = main.current?.querySelector<HTMLElement>('h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    ;(heading ?? main.current)?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
