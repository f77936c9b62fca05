import { type RefObject, useEffect, useRef } from 'react'

export interface InViewOptions {
  /** How far around the window counts as in view, as in CSS: '200px'. */
  margin?: string
  /** Share of the element that must be there, 0 to 1. */
  share?: number
}

/** Tells when an element comes into the view and when it leaves it. `onChange` may be a new function each time. */
export function useInView<T extends Element>(
  onChange: (inView: boolean) => void,
  { margin = '0px', share = 0 }: InViewOptions = {},
): RefObject<T | null> {
  const ref = useRef<T>(null)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => latest.current(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin, threshold: share },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      latest.current(false)
    }
  }, [margin, share])
  return ref
}
