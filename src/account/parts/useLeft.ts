import { useEffect, useRef } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'

/**
 * Tells whether this screen was left, as it may be while its call is under way. The session keeps the message of the
 * last failure, and the next login screen would take it for its own: it goes with the screen that has told it.
 */
export function useLeft(): () => boolean {
  const { session } = useRuntime()
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      session.noteError(null)
    }
  }, [session])
  return () => left.current
}
