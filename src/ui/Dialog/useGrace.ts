import { useEffect, useRef } from 'react'
import { PRESS_MS } from '@/lib/press'

/**
 * Tells whether a dialog stands long enough to be closed by a click outside: the second click of the double
 * click that opened it falls on its backdrop.
 */
export function useGrace(open: boolean): () => boolean {
  const over = useRef(false)
  useEffect(() => {
    over.current = false
    if (!open) return
    const timer = setTimeout(() => {
      over.current = true
    }, PRESS_MS)
    return () => clearTimeout(timer)
  }, [open])
  return () => over.current
}
