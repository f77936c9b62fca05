import { useCallback, useState } from 'react'
import { type Mark, type Marks, readMarks, withMark } from '../../../ledger/marks'

const KEY = 'overprint-ledger-marks'

/** The reviewer's marks, kept in this browser; in memory alone where it keeps nothing. */
export function useMarks(): [Marks, (key: string, mark: Mark) => void, () => void] {
  const [marks, setMarks] = useState<Marks>(() => {
    try {
      return readMarks(localStorage.getItem(KEY))
    } catch {
      return {}
    }
  })
  const keep = useCallback((next: Marks) => {
    setMarks(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Full or blocked: the review goes on, and can still be exported.
    }
  }, [])
  const mark = useCallback((key: string, one: Mark) => keep(withMark(marks, key, one)), [keep, marks])
  const clear = useCallback(() => keep({}), [keep])
  return [marks, mark, clear]
}
