import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react'
import { isSecondClick } from '@/lib/press'
import { NARROW } from '@/runtime/hooks'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { useClosedOnTheWay } from './useClosedOnTheWay'

/** Opens and closes the menu's dialog: by its buttons, Escape, the backdrop, a navigation, and a window that grows. */
export function usePanel(initialOpen: boolean) {
  const { viewport } = useRuntime()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  const open = useCallback((event?: MouseEvent) => {
    // The button's command would do the same once more.
    event?.preventDefault()
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const close = useCallback((event?: MouseEvent) => {
    event?.preventDefault()
    // "Close menu" comes to lie where "Menu" was pressed: the second tap of a double tap is not meant for it.
    if (!event || !isSecondClick(event)) dialog.current?.close()
  }, [])

  useEffect(() => {
    if (initialOpen) open()
  }, [initialOpen, open])

  useClosedOnTheWay(close)

  useEffect(
    () =>
      viewport.subscribe(NARROW, () => {
        if (!viewport.matches(NARROW)) close()
      }),
    [viewport, close],
  )

  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      close()
    },
    // The backdrop counts as the dialog itself. Pressed and released there: text dragged out of the panel is no click.
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target
    },
    onClick: (event: { target: EventTarget }) => {
      if (event.target === dialog.current && pressed.current === dialog.current) close()
    },
  }
  return { dialog, open, close, handlers }
}
