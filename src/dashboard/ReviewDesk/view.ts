/** Width and height. */
export interface Size {
  width: number
  height: number
}

/** What of a picture is seen: how large, and which point of it lies in the middle. Holds for pictures of any size. */
export interface View {
  /** 1 fits the box. */
  zoom: number
  /** Shares of the picture's width and height, 0 to 1. */
  x: number
  y: number
}

/** A point in a box, in px from its top left corner. */
export interface Point {
  x: number
  y: number
}

export const FIT: View = { zoom: 1, x: 0.5, y: 0.5 }

/** What one press of + multiplies by. */
const STEP = 1.5
/** A picture that fits leaves some of the table around it in sight. */
const AIR = 0.96
/** A small picture is not blown up further than this to fit. */
const MAX_FIT = 3
const MAX_SCALE = 8

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** The scale at which the whole picture is seen. */
export function fitScale(box: Size, picture: Size): number {
  return Math.min((AIR * box.width) / picture.width, (AIR * box.height) / picture.height, MAX_FIT)
}

/** The largest zoom of a picture in a box: eight times its own size, or four times what fits. */
const maxZoom = (box: Size, picture: Size) => Math.max(4, MAX_SCALE / fitScale(box, picture))

/** Where a picture lies in its box, in px, and how many px of the screen one of its own takes. */
export interface Placed extends Point {
  scale: number
}

/** A share of the picture that keeps its edge at the box's edge, or the picture in the middle where it is smaller. */
function held(share: number, box: number, shown: number): number {
  if (shown <= box) return 0.5
  const margin = box / 2 / shown
  return between(margin, share, 1 - margin)
}

/** The nearest view that shows no more emptiness than needed. */
export function settled(view: View, box: Size, picture: Size): View {
  const zoom = between(1, view.zoom, maxZoom(box, picture))
  const scale = fitScale(box, picture) * zoom
  return {
    zoom,
    x: held(view.x, box.width, picture.width * scale),
    y: held(view.y, box.height, picture.height * scale),
  }
}

export function place(view: View, box: Size, picture: Size): Placed {
  const { zoom, x, y } = settled(view, box, picture)
  const scale = fitScale(box, picture) * zoom
  return {
    scale,
    x: box.width / 2 - x * picture.width * scale,
    y: box.height / 2 - y * picture.height * scale,
  }
}

/** The point of the picture, as shares of it, that lies under a point of the box. */
export function shareAt(point: Point, view: View, box: Size, picture: Size): Point {
  const placed = place(view, box, picture)
  return {
    x: (point.x - placed.x) / (picture.width * placed.scale),
    y: (point.y - placed.y) / (picture.height * placed.scale),
  }
}

export interface Zooming {
  factor: number
  /** Of the box; the same point of the picture stays under it. */
  point: Point
  box: Size
  picture: Size
}

/** Zooms about a point. */
export function zoomAt(view: View, { factor, point, box, picture }: Zooming): View {
  const at = shareAt(point, view, box, picture)
  const { zoom } = settled({ ...view, zoom: view.zoom * factor }, box, picture)
  const scale = fitScale(box, picture) * zoom
  return settled(
    {
      zoom,
      x: at.x - (point.x - box.width / 2) / (picture.width * scale),
      y: at.y - (point.y - box.height / 2) / (picture.height * scale),
    },
    box,
    picture,
  )
}

/** Moves the picture by px of the screen. */
export function panBy(view: View, by: Point, box: Size, picture: Size): View {
  const { zoom, x, y } = settled(view, box, picture)
  const scale = fitScale(box, picture) * zoom
  return settled(
    { zoom, x: x - by.x / (picture.width * scale), y: y - by.y / (picture.height * scale) },
    box,
    picture,
  )
}

/** The view in which one px of the picture is one of the screen. */
export function natural(view: View, box: Size, picture: Size): View {
  return settled({ ...view, zoom: 1 / fitScale(box, picture) }, box, picture)
}

/** The ways to zoom that have a button and a key. */
export type ZoomWay = 'in' | 'out' | 'fit' | 'natural'

/** Zooms one way, about the middle of the box. A picture that is not there yet can only be seen whole. */
export function zoomBy(view: View, way: ZoomWay, box: Size | null, picture: Size | null): View {
  if (way === 'fit') return FIT
  if (!box || !picture) return view
  if (way === 'natural') return natural(view, box, picture)
  const point = { x: box.width / 2, y: box.height / 2 }
  return zoomAt(view, { factor: way === 'in' ? STEP : 1 / STEP, point, box, picture })
}
