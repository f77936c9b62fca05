import { type RefObject, useEffect, useRef, useState } from 'react'
import { type RowGoal, useRowGoal } from '../rowGoal'

interface Landing<T extends { _id: string }> {
  kind: RowGoal['kind'] | undefined
  rows: readonly T[]
  /** Those that match what is looked for, and how many of them stand on the page. */
  found: readonly T[]
  shown: number
  list: RefObject<HTMLUListElement | null>
  /** What is looked for, and how to look for something else. */
  written: string
  write: (query: string) => void
  wordsOf: (row: T) => string
  /** Shows the rows up to one. */
  reach: (index: number) => void
}

/** Rows that may be drawn only to get to one. A row further down is looked for by its name instead. */
const NEAR = 300

/** Whether a row is looked for by its name. That leads nowhere where it has none, or far too many have the same. */
export const isSought = (index: number, name: string, written: string): boolean =>
  index >= NEAR && name !== '' && name !== written

/** Opens the panel that a row is folded away in, by its own button. */
function unfold(row: Element): void {
  const folded = row.closest('[hidden]')
  if (folded) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(folded.id)}"]`)?.click()
}

/** Brings a row into sight and goes on there with the keyboard: in its box if it has one, else at its name. */
function land(row: Element): void {
  const target = row.querySelector<HTMLElement>('textarea, h3') ?? row.querySelector<HTMLElement>('button')
  if (target && target.tabIndex < 0) target.tabIndex = -1
  row.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

/**
 * Leads to a row that somebody wants to get to, wherever it is: beyond the first rows, behind what is looked for, in a
 * folded panel. Returns the row that is marked, until the focus leaves it.
 */
export function useLanding<T extends { _id: string }>(landing: Landing<T>) {
  const { kind, rows, found, shown, list, written, write, wordsOf, reach } = landing
  const goal = useRowGoal(kind)
  const done = useRef<string | null>(null)
  const [marked, mark] = useState<string | null>(null)

  useEffect(() => {
    if (!goal || done.current === goal.visit || !rows.some(({ _id }) => _id === goal.id)) return
    const index = found.findIndex(({ _id }) => _id === goal.id)
    const name = found[index] ? wordsOf(found[index]).trim() : ''
    const row = list.current?.children[index]
    if (index < 0) write('')
    else if (index >= shown) isSought(index, name, written) ? write(name) : reach(index)
    else if (row) {
      done.current = goal.visit
      mark(goal.id)
      unfold(row)
      // What a click changes stands on the page after it.
      queueMicrotask(() => land(row))
    }
  })
  return { marked, unmark: () => mark(null) }
}
