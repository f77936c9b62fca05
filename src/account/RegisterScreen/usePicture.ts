import { useEffect, useState } from 'react'
import { safeMediaUrl } from '@/lib/safeUrl'
import { useRuntime } from '@/runtime/RuntimeProvider'

/** Milliseconds of rest before a picture is asked for: not every letter of an address is one. */
const REST_MS = 400

/** The picture at an address being typed, once it rests; null for what is no safe, whole address (design section 10). */
export function usePicture(typed: string, apiBase: string): string | null {
  const { clock } = useRuntime()
  const [rested, setRested] = useState(typed)
  useEffect(() => clock.after(REST_MS, () => setRested(typed)), [clock, typed])
  const text = rested.trim()
  return typed.trim() === text && /^(blob:|(https?:\/\/[^/]+)?\/[^/])/i.test(text)
    ? safeMediaUrl(text, apiBase)
    : null
}
