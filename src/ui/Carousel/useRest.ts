import { type UIEvent, useEffect, useRef } from 'react'

/** A row that has not moved for so many milliseconds rests, where the browser does not say so itself. */
const STILL_MS = 120

/**
 * The handlers of a row that tell when it has come to rest after a scroll. `scrollend` says it; Safari knows that
 * event since 26.2 alone, and there the last `scroll` before a silence does.
 */
export function useRest(onRest: (row: HTMLElement) => void) {
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waits.current), [])
  return {
    onScrollEnd: ({ currentTarget }: UIEvent<HTMLElement>) => onRest(currentTarget),
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      if ('onscrollend' in window) return
      clearTimeout(waits.current)
      waits.current = setTimeout(() => onRest(currentTarget), STILL_MS)
    },
  }
}
