import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { FIT, type Point, panBy, type Size, type View, zoomAt } from './view'

/** A hand that moved further than this did not tap. */
const TAP_PX = 6
const SWIPE_PX = 48

export interface HandOptions {
  stage: RefObject<HTMLElement | null>
  view: View
  setView: (change: (view: View) => View) => void
  box: Size | null
  size: Size | null
  /** A click or tap at a point of the stage. */
  onTap?: (point: Point) => void
  /** A stroke to the side of a finger on a picture that is seen whole: to the next piece, or the one before. */
  onStroke?: (by: 1 | -1) => void
}

/** Wheel, drag and pinch on a stage. */
export function useHand({ stage, view, setView, box, size, onTap, onStroke }: HandOptions) {
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point | null>(null)
  const moved = useRef(false)
  /** Two fingers zoom: what the last one does when it leaves is no stroke. */
  const pinched = useRef(false)
  const fits = view.zoom <= FIT.zoom

  const pointIn = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }

  const latest = useRef({ box, size, setView, pointIn })
  useEffect(() => {
    latest.current = { box, size, setView, pointIn }
  })
  useEffect(() => {
    const element = stage.current
    if (!element) return
    // React listens to the wheel passively, and the page behind would scroll.
    const turn = (event: WheelEvent) => {
      const now = latest.current
      if (!now.box || !now.size) return
      event.preventDefault()
      const { box: room, size: picture } = now
      const point = now.pointIn(event)
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002))
      now.setView((before) => zoomAt(before, { factor, point, box: room, picture }))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [stage])

  const end = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    if (fingers.current.size > 0) return
    const from = start.current
    start.current = null
    if (!from || event.type === 'pointercancel') return
    const to = pointIn(event)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    if (!moved.current) onTap?.(to)
    else if (
      fits &&
      !pinched.current &&
      event.pointerType === 'touch' &&
      Math.abs(dx) > SWIPE_PX &&
      Math.abs(dx) > 2 * Math.abs(dy)
    )
      onStroke?.(dx < 0 ? 1 : -1)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target as Element
      if (event.button !== 0 || target.closest('button, input, a')) return
      // A film's own controls keep their pointer while it is seen whole.
      if (fits && target instanceof HTMLVideoElement) return
      const point = pointIn(event)
      fingers.current.set(event.pointerId, point)
      if (fingers.current.size === 1) {
        start.current = point
        moved.current = false
        pinched.current = false
      } else {
        moved.current = true
        pinched.current = true
      }
      if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const point = pointIn(event)
      const from = start.current
      if (from && Math.hypot(point.x - from.x, point.y - from.y) > TAP_PX) moved.current = true
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, one]) => one)
      fingers.current.set(event.pointerId, point)
      // Of a picture that is not there yet nothing is moved; a stroke still leads to the next one.
      if (!box || !size) return
      if (other) {
        const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y)
        const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 }
        const factor = apart(point) / Math.max(1, apart(before))
        setView((now) => zoomAt(now, { factor, point: middle, box, picture: size }))
      } else if (moved.current && !fits) {
        setView((now) => panBy(now, { x: point.x - before.x, y: point.y - before.y }, box, size))
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
