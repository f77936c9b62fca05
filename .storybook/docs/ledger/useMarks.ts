import { useCallback, useEffect, useRef, useState } from 'react'
import { type Mark, type Marks, readMarks, withMark } from '../../../ledger/marks'

const KEY = 'overprint-ledger-marks'

/** What this browser keeps; null where it keeps nothing. */
function kept(): Marks | null {
  try {
    return readMarks(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

/** The reviewer's marks, kept in this browser; in memory alone where it keeps nothing. */
export function useMarks(): [Marks, (key: string, mark: Mark) => void, () => void] {
  const [marks, setMarks] = useState<Marks>(() => kept() ?? {})
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) setMarks(kept() ?? {})
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [])
  /** What is marked could not be kept, and stands here alone. */
  const alone = useRef(false)
  const keep = useCallback((next: Marks) => {
    setMarks(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
      alone.current = false
    } catch {
      // Full or blocked: the review goes on, and can still be exported.
      alone.current = true
    }
  }, [])
  // Upon what stands there now: another tab may review as well.
  const mark = useCallback(
    (key: string, one: Mark) => keep(withMark((!alone.current && kept()) || marks, key, one)),
    [keep, marks],
  )
  const clear = useCallback(() => keep({}), [keep])
  return [marks, mark, clear]
}
