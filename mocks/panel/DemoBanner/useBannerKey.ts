import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const KEY = 'F8'

/**
 * The way to the banner and back by keyboard: a dialog keeps Tab within itself, and would hear an Escape that was
 * pressed in here.
 */
export function useBannerKey(): {
  summary: RefObject<HTMLElement | null>
  leave: (event: KeyboardEvent) => void
} {
  const summary = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== KEY || !summary.current) return
      event.preventDefault()
      if (!summary.current.closest('aside')?.contains(document.activeElement))
        before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      summary.current.closest('details')?.setAttribute('open', '')
      summary.current.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return {
    summary,
    leave(event) {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      if (before.current?.isConnected) before.current.focus()
    },
  }
}
