import { useCallback, useState } from 'react'
import type { Size } from './view'

/** The sizes of the pieces that were seen, by their URL. */
export function useSizes() {
  const [sizes, setSizes] = useState<Readonly<Record<string, Size>>>({})
  const learn = useCallback(
    (url: string, size: Size) =>
      setSizes((known) =>
        known[url]?.width === size.width && known[url]?.height === size.height
          ? known
          : { ...known, [url]: size },
      ),
    [],
  )
  const [box, setBox] = useState<Size | null>(null)
  const learnBox = useCallback((next: Size | null) => {
    if (next) setBox(next)
  }, [])
  return {
    /** The room in which a piece is shown; the latest where there are two. */
    box,
    learnBox,
    sizeOf: (url: string): Size | null => sizes[url] ?? null,
    learn,
  }
}

export type Sizes = ReturnType<typeof useSizes>
