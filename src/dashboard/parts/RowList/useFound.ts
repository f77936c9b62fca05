import { useMemo, useState } from 'react'
import { ROWS_AT_ONCE } from './useFirstRows'

/** How words are compared: an accent, a capital or a second blank makes no other word. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()

/** Whether each word of a query stands somewhere in a text. */
export function isFound(text: string, query: string): boolean {
  const words = plain(text)
  return plain(query)
    .split(' ')
    .every((word) => words.includes(word))
}

/**
 * A long list searched by its rows' words: the browser's own search sees only the rows that stand on the page.
 * What was written is forgotten when the list is short again.
 */
export function useFound<T>(rows: readonly T[], wordsOf: (row: T) => string) {
  const [written, write] = useState('')
  const offered = rows.length > ROWS_AT_ONCE
  const query = offered ? written.trim() : ''
  const found = useMemo(
    () => (query ? rows.filter((row) => isFound(wordsOf(row), query)) : rows),
    [rows, query, wordsOf],
  )
  return { offered, written, write, query, found }
}
