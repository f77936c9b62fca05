import type { KeyboardEvent } from 'react'
import type { DeskState } from './useReviewView'
import { type Point, panBy, type Size, type ZoomWay, zoomBy } from './view'

const PAN_PX = 60
const NUDGE = 0.01
const STRIDE = 0.05

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export interface StageKeysOptions {
  desk: DeskState
  box: Size | null
  size: Size | null
  /** The crosshair, where pins can be placed. */
  pins?:
    | {
        cross: Point
        setCross: (cross: Point) => void
        onPin: (at: Point) => void
      }
    | undefined
}

const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000))

/** What the keys do while the stage has the focus; KeyList tells of them. */
export function useStageKeys({ desk, box, size, pins }: StageKeysOptions) {
  const zoom = (way: ZoomWay) => desk.setView((view) => zoomBy(view, way, box, size))

  function arrow(by: Point, shift: boolean): void {
    if (desk.pinning && pins) {
      const far = shift ? STRIDE : NUDGE
      const { cross } = pins
      pins.setCross({ x: share(cross.x + by.x * far), y: share(cross.y + by.y * far) })
    } else if (shift && box && size) {
      desk.setView((view) => panBy(view, { x: -by.x * PAN_PX, y: -by.y * PAN_PX }, box, size))
    } else if (by.x !== 0) desk.step(by.x > 0 ? 1 : -1)
  }

  const KEYS: Record<string, () => void> = {
    '+': () => zoom('in'),
    '=': () => zoom('in'),
    '-': () => zoom('out'),
    '0': () => zoom('fit'),
    '1': () => zoom('natural'),
    p: () => desk.canPin && desk.setPinning(!desk.pinning),
    c: () => desk.beside && desk.setCompare(desk.compare ? null : 'side'),
    home: () => desk.show(0),
    end: () => desk.show(desk.count - 1),
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const by = ARROWS[event.key]
    const act = KEYS[event.key.toLowerCase()]
    if (by) arrow(by, event.shiftKey)
    else if (act) act()
    else if (event.key === 'Enter' && desk.pinning) {
      // What is not there yet may turn out to be a film.
      if (size) pins?.onPin(pins.cross)
    } else if (event.key === 'Escape' && desk.pinning) {
      // It leaves the pins, not the desk.
      event.stopPropagation()
      desk.setPinning(false)
    } else return
    event.preventDefault()
  }
}
