import { type RefObject, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useClosedOnTheWay } from './useClosedOnTheWay'

/** A popover of the browser: what it is doing, and what closes it beyond what the browser does by itself. */
export function usePopover<E extends HTMLElement>(wrapper: RefObject<HTMLElement | null>) {
  const popover = useRef<E>(null)
  const [open, setOpen] = useState(false)
  const isOpen = useCallback(() => popover.current?.matches(':popover-open') ?? false, [])
  const show = useCallback(() => {
    if (!isOpen()) popover.current?.showPopover()
  }, [isOpen])
  const hide = useCallback(() => {
    if (isOpen()) popover.current?.hidePopover()
  }, [isOpen])

  // Somebody may have opened it before the script came.
  useEffect(() => setOpen(isOpen()), [isOpen])

  useClosedOnTheWay(hide)

  useEffect(() => {
    if (!open) return
    const onPointerDown = (event: PointerEvent) => {
      if (!wrapper.current?.contains(event.target as Node)) hide()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open, hide, wrapper])

  const onBeforeToggle = (event: ToggleEvent) => setOpen(event.newState === 'open')
  return { popover, open, show, hide, onBeforeToggle }
}
