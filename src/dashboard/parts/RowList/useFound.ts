import { useMemo, useState } from 'react'
import { byWords } from '@/ui/SearchSelect/byWords'
import { ROWS_AT_ONCE } from './useFirstRows'

/**
 * A long list searched by its rows' words: the browser's own search sees only the rows that stand on the page.
 * What was written is forgotten when the list is short again.
 */
export function useFound<T extends object>(rows: readonly T[], wordsOf: (row: T) => string) {
  const [written, write] = useState('')
  const offered = rows.length > ROWS_AT_ONCE
  const query = offered ? written.trim() : ''
  const holds = useMemo(() => byWords(wordsOf), [wordsOf])
  const found = useMemo(() => (query ? rows.filter(holds(query)) : rows), [rows, query, holds])
  return { offered, written, write, query, found }
}
