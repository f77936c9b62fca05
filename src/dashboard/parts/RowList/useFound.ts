import { useEffect, useMemo, useRef, useState } from 'react'
import { byWords } from '@/ui/SearchSelect/byWords'
import { ROWS_AT_ONCE } from './useFirstRows'

/**
 * A long list searched by its rows' words: the browser's own search sees only the rows that stand on the page.
 * When the list gets short the box stays with who is in it, and with what is written there: it must neither take the
 * focus along nor come back with words that nobody remembers. `noteFocus` says whether the box has the focus.
 */
export function useFound<T extends object>(rows: readonly T[], wordsOf: (row: T) => string) {
  const [written, write] = useState('')
  const [used, use] = useState(false)
  const focused = useRef(false)
  const count = rows.length

  useEffect(() => {
    // With the next answer, not with the focus: or it would go from above what was just pressed.
    if (count <= ROWS_AT_ONCE && !focused.current) use(false)
  }, [count])

  const query = written.trim()
  const holds = useMemo(() => byWords(wordsOf), [wordsOf])
  const found = useMemo(() => (query ? rows.filter(holds(query)) : rows), [rows, query, holds])
  return {
    offered: count > ROWS_AT_ONCE || used || written !== '',
    written,
    write,
    query,
    found,
    noteFocus(has: boolean) {
      focused.current = has
      if (has) use(true)
    },
  }
}
