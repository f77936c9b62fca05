import { useEffect, useRef } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'

/** Longer than the pause within a double click. */
const GRACE_MS = 400

/** Tells whether a dialog stands long enough to be closed: the second click of a double click falls on its backdrop. */
export function useGrace(): () => boolean {
  const { clock } = useRuntime()
  const over = useRef(false)
  useEffect(
    () =>
      clock.after(GRACE_MS, () => {
        over.current = true
      }),
    [clock],
  )
  return () => over.current
}
