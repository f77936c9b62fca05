import type { Clock } from '@/lib/ports'

/** Milliseconds after which content that has not come is not waited for any longer. */
const PATIENCE_MS = 10_000

const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Tries something that depends on the page's height, and again whenever that changes, until it works: code and
 * pictures may still be on their way in. Ends when the person moves the page themselves. Returns what cancels it.
 */
export function whenLaidOut(attempt: () => boolean, clock: Clock): () => void {
  if (attempt()) return () => {}
  const observer = new ResizeObserver(() => {
    if (attempt()) stop()
  })
  const stop = () => {
    observer.disconnect()
    cancel()
    for (const type of BY_HAND) window.removeEventListener(type, stop)
  }
  const cancel = clock.after(PATIENCE_MS, stop)
  for (const type of BY_HAND) window.addEventListener(type, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
