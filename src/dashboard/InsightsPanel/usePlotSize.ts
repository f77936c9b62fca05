import { useCallback, useState } from 'react'

/** Of the box in which the chart stands, px. */
export interface PlotSize {
  width: number
  height: number
}

/** Given to a box, keeps its size known. */
export type MeasureBox = (box: HTMLElement | null) => (() => void) | undefined

/**
 * The size that the chart will have, measured while its skeleton stands in its place: a chart that measures itself is
 * drawn twice, the second time after everything else.
 */
export function usePlotSize(): { measure: MeasureBox; size: PlotSize | null } {
  const [size, setSize] = useState<PlotSize | null>(null)
  const measure = useCallback<MeasureBox>((box) => {
    if (!box) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      // A box that is not shown has no size of its own.
      if (width > 0 && height > 0)
        setSize((before) =>
          before?.width === width && before.height === height ? before : { width, height },
        )
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { measure, size }
}
