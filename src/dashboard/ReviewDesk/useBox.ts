import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Size } from './view'

/** An element's inner size, followed; null before it is known. */
export function useBox<T extends HTMLElement>(): [RefObject<T | null>, Size | null] {
  const ref = useRef<T>(null)
  const [box, setBox] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0)
        setBox((now) => (now?.width === width && now.height === height ? now : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, box]
}
