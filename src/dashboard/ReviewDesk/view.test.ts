import { describe, expect, it } from 'vitest'
import { FIT, fitScale, natural, panBy, place, settled, shareAt, zoomAt, zoomBy } from './view'

const BOX = { width: 800, height: 600 }
const WIDE = { width: 1600, height: 400 }
const AT_MIDDLE = { point: { x: 400, y: 300 }, box: BOX, picture: WIDE }

describe('a picture in its box', () => {
  it('fits whole and lies in the middle', () => {
    expect(fitScale(BOX, WIDE)).toBe(0.48)
    expect(place(FIT, BOX, WIDE)).toEqual({ scale: 0.48, x: 16, y: 204 })
  })

  it('is not blown up without end', () => {
    expect(fitScale(BOX, { width: 40, height: 30 })).toBe(3)
  })

  it('is as large as it is at 100%', () => {
    expect(place(natural(FIT, BOX, WIDE), BOX, WIDE)).toEqual({ scale: 1, x: -400, y: 100 })
  })
})

describe('zooming', () => {
  it('keeps the point under the pointer', () => {
    const point = { x: 200, y: 320 }
    const before = shareAt(point, FIT, BOX, WIDE)
    const view = zoomAt(FIT, { factor: 3, point, box: BOX, picture: WIDE })
    const after = shareAt(point, view, BOX, WIDE)
    expect(view.zoom).toBe(3)
    expect(after.x).toBeCloseTo(before.x, 6)
  })

  it('goes no further than the whole picture, nor than eight times its size', () => {
    expect(zoomAt(FIT, { factor: 0.2, ...AT_MIDDLE })).toEqual(FIT)
    expect(zoomAt(FIT, { factor: 1000, ...AT_MIDDLE }).zoom).toBeCloseTo(8 / 0.48, 6)
  })
})

describe('a button or key of the zoom', () => {
  it('goes one step about the middle, to the whole, or to 100%', () => {
    const near = zoomBy(FIT, 'in', BOX, WIDE)
    expect(near).toEqual(zoomAt(FIT, { factor: 1.5, ...AT_MIDDLE }))
    expect(zoomBy(near, 'out', BOX, WIDE)).toEqual(FIT)
    expect(zoomBy(near, 'fit', BOX, WIDE)).toEqual(FIT)
    expect(zoomBy(near, 'natural', BOX, WIDE)).toEqual(natural(near, BOX, WIDE))
  })

  it('does nothing but fit before the picture is there', () => {
    const near = { ...FIT, zoom: 2 }
    expect((['in', 'out', 'natural'] as const).map((way) => zoomBy(near, way, BOX, null))).toEqual([
      near,
      near,
      near,
    ])
    expect(zoomBy(near, 'fit', null, null)).toEqual(FIT)
  })
})

describe('moving', () => {
  it('ends at the edges', () => {
    const view = panBy({ zoom: 4, x: 0.5, y: 0.5 }, { x: 5000, y: 0 }, BOX, WIDE)
    expect(place(view, BOX, WIDE).x).toBeCloseTo(0, 6)
    expect(panBy(view, { x: 10, y: 0 }, BOX, WIDE)).toEqual(view)
  })

  it('follows the finger', () => {
    const zoomed = { zoom: 4, x: 0.5, y: 0.5 }
    const before = place(zoomed, BOX, WIDE)
    const after = place(panBy(zoomed, { x: 30, y: -20 }, BOX, WIDE), BOX, WIDE)
    expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([30, -20])
  })

  it('does nothing where all is seen', () => {
    expect(panBy(FIT, { x: 30, y: 30 }, BOX, WIDE)).toEqual(FIT)
  })
})

it('a view of one picture settles in another', () => {
  expect(settled({ zoom: 2, x: 0, y: 1 }, BOX, WIDE)).toEqual({
    zoom: 2,
    x: 400 / 1536,
    y: 0.5,
  })
})
