import { useCallback, useState } from 'react'
import type { Size } from './view'

/** What was found out about pieces, by their URL: the sizes of those that were seen, and which are films. */
export function useSizes() {
  const [films, setFilms] = useState<ReadonlySet<string>>(new Set())
  const learnFilm = useCallback(
    (url: string) => setFilms((known) => (known.has(url) ? known : new Set([...known, url]))),
    [],
  )
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
    isFilm: (url: string): boolean => films.has(url),
    learnFilm,
  }
}

export type Sizes = ReturnType<typeof useSizes>
