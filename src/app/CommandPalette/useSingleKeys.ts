import { useEffect, useState } from 'react'
import { useRuntime } from '@/runtime/RuntimeProvider'

/** Where a device keeps that single keys do nothing on it (WCAG 2.1.4). */
const KEY = 'app_singleKeys'
const OFF = 'off'

/** Whether keys alone do something on this device, and the way to say so. Other tabs follow. */
export function useSingleKeys() {
  const { storage } = useRuntime()
  const [on, setOn] = useState(() => storage.get(KEY) !== OFF)
  useEffect(
    () =>
      storage.subscribe((key) => {
        if (key === KEY || key === null) setOn(storage.get(KEY) !== OFF)
      }),
    [storage],
  )
  return {
    on,
    turn(next: boolean) {
      if (next) storage.remove(KEY)
      else storage.set(KEY, OFF)
      setOn(next)
    },
  }
}
