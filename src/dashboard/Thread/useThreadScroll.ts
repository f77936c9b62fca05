import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** As near to the end as this, in px, is at the end. */
const NEAR = 48

const fromEnd = (node: HTMLElement) => node.scrollHeight - node.scrollTop

interface ThreadScroll {
  /** The box that scrolls, whose one child is the list. */
  box: RefObject<HTMLElement | null>
  /** How many came from others while the reader looked at something earlier. */
  fresh: number
  toEnd: () => void
  /** Call before earlier messages are added above: what is read stays where it is. */
  keepPlace: () => void
}

/**
 * Opens at the newest message and stays there; who reads something earlier is not moved by what comes.
 * @param othersCount messages by others: one's own are no news, whatever becomes of them on their way.
 * @param unsentCount messages of one's own that the server has not confirmed.
 */
export function useThreadScroll(othersCount: number, unsentCount: number): ThreadScroll {
  const box = useRef<HTMLElement>(null)
  const atEnd = useRef(true)
  const place = useRef<number | null>(null)
  const before = useRef({ othersCount, unsentCount })
  const [fresh, setFresh] = useState(0)

  const toEnd = () => {
    atEnd.current = true
    setFresh(0)
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }

  useEffect(() => {
    const node = box.current
    if (!node) return
    const look = () => {
      atEnd.current = fromEnd(node) - node.clientHeight < NEAR
      if (atEnd.current) setFresh(0)
    }
    // Fonts, pictures and a growing reply box change what is the end.
    const observer = new ResizeObserver(() => {
      if (atEnd.current) node.scrollTop = node.scrollHeight
    })
    node.addEventListener('scroll', look, { passive: true })
    observer.observe(node)
    if (node.firstElementChild) observer.observe(node.firstElementChild)
    return () => {
      node.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [])

  useLayoutEffect(() => {
    const node = box.current
    const last = before.current
    before.current = { othersCount, unsentCount }
    if (!node) return
    if (place.current !== null) {
      node.scrollTop = node.scrollHeight - place.current
      place.current = null
      return
    }
    // What one has just written is looked at.
    if (unsentCount > last.unsentCount) atEnd.current = true
    if (atEnd.current) node.scrollTop = node.scrollHeight
    else if (othersCount > last.othersCount) setFresh((former) => former + othersCount - last.othersCount)
  })

  return {
    box,
    fresh,
    toEnd,
    keepPlace: () => {
      if (box.current) place.current = fromEnd(box.current)
    },
  }
}
