import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { whenLaidOut } from './whenLaidOut'

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Shows the part of the page that the address names, and goes on from there with the keyboard. */
function goTo(id: string): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  target.scrollIntoView()
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}

/**
 * An address with a #hash leads to its place, opened directly or by a link, also when the screen comes later.
 * Back, Forward and a reload go where the person was instead; that is the scroll memory's, which `restored` the first page.
 */
export function useHashTarget(restored: RefObject<boolean>): void {
  const location = useLocation()
  const type = useNavigationType()
  const { clock } = useRuntime()
  const first = useRef(true)
  useEffect(() => {
    const opened = first.current && !restored.current
    first.current = false
    if (location.hash.length < 2 || (type === 'POP' && !opened)) return
    return whenLaidOut(() => goTo(idOf(location.hash)), clock)
  }, [location, type, clock, restored])
}
