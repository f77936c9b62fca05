import { type RefObject, useEffect, useRef, useState } from 'react'
import { focusRow, isFinal } from './focusRow'

/** What a person did to a row: another one each time, also to the same row. */
export interface Act {
  /** The row. */
  id: string
}

interface Rows<T> {
  /** Which part of the list this is. */
  part: string
  all: readonly T[]
  /** Those of them that stand on the page, or would. */
  found: readonly T[]
  /** Ids of rows that a change of this person's is under way for: refused or undone, they come back. */
  underway: readonly string[]
}

interface LeavingFocus<T> extends Rows<T> {
  label: string
  /** What a row is called. */
  wordsOf: (row: T) => string
  acted: Act | null
  hold: boolean
  heading: RefObject<HTMLElement | null>
  list: RefObject<HTMLUListElement | null>
}

/** Somebody writes elsewhere by now: a dialog that has closed is not meant. */
function writesElsewhere(list: HTMLElement | null): boolean {
  const at = document.activeElement
  return Boolean(
    at?.matches('input, textarea, select') &&
      !list?.contains(at) &&
      !at.closest('[role="dialog"], [role="alertdialog"]'),
  )
}

/**
 * Nobody has gone elsewhere since the focus was put there. A message, whose Undo was pressed, is about to go. `last` had
 * the focus last: only if it has left the page is the focus nowhere by itself; a click on a blank spot puts it there too.
 */
function rests(put: Element | null, last: Element | null): boolean {
  const { activeElement, body } = document
  const at = activeElement === body && last && !last.isConnected ? last : activeElement
  return at === put || Boolean(at?.closest('[aria-modal="false"]'))
}

const holds = (rows: readonly { _id: string }[], id: string) => rows.some(({ _id }) => _id === id)

const items = ({ length }: readonly unknown[]) =>
  length === 1 ? '1 item' : `${length.toLocaleString('en-US')} items`

/**
 * When the row that a person acted on leaves, or one that has the focus, the first button of the next row that is left
 * takes the focus (`focusRow` says which), else the panel's heading. Should the row come back, refused or undone, so does the focus, unless it has
 * gone elsewhere. `said` is what is to be said of it, politely.
 */
export function useLeavingFocus<T extends { _id: string }>(props: LeavingFocus<T>) {
  const { label, wordsOf, part, all, found, underway, acted, hold, heading, list } = props
  const before = useRef<Rows<T>>({ part, all, found, underway })
  const focused = useRef<string | null>(null)
  // Rows in which a control that cannot be undone had the focus last.
  const finals = useRef(new Set<string>())
  const put = useRef<Element | null>(null)
  const lastFocused = useRef<Element | null>(null)
  // What came to its end with its row's leaving: should that come back and leave again, others did it.
  const [over] = useState(() => new WeakSet<Act>())
  const [said, say] = useState('')

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      lastFocused.current = target as Element
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useEffect(() => {
    if (hold) return
    const last = before.current
    before.current = { part, all, found, underway }
    // Another part was chosen: nothing left, and nothing comes back.
    if (last.part !== part) {
      put.current = null
      return
    }
    const lost = document.activeElement === document.body ? focused.current : null
    const done = acted && !over.has(acted) ? acted.id : null
    const gone = [done, lost].find((id) => id !== null && holds(last.all, id) && !holds(all, id))
    if (acted && holds(last.all, acted.id) !== holds(all, acted.id)) over.add(acted)
    // What others bring back is no news of what was done here, and takes no key that is meant for another row.
    const isOwn = (id: string) => underway.includes(id) || last.underway.includes(id)
    const back = all.find(({ _id }) => isOwn(_id) && !holds(last.all, _id))
    if (back && !gone) {
      say(`${wordsOf(back)} is back, ${items(all)}.`)
      const index = found.indexOf(back)
      if (!rests(put.current, lastFocused.current)) return
      list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
      focusRow(list.current, index, finals.current.has(back._id))
      put.current = document.activeElement
    }
    if (!gone) return
    put.current = null
    say(`${label}: ${items(all)} left.`)
    const at = last.found.findIndex(({ _id }) => _id === gone)
    // Whose keys would go to a button does not want the focus moved.
    if (writesElsewhere(list.current)) return
    // Others may have left with it.
    const below = at < 0 ? undefined : last.found.slice(at).find(({ _id }) => holds(found, _id))
    const index = found.findIndex(({ _id }) => _id === below?._id)
    // Who only stood on such a control when others took the row away has not used it.
    const final = gone === done && finals.current.has(gone)
    if (!focusRow(list.current, index, final)) heading.current?.focus()
    put.current = document.activeElement
  }, [part, all, found, underway, acted, over, hold, label, wordsOf, heading, list])

  return {
    said,
    /** Notes which row has the focus and on what, null for none. A row that leaves with it does not say so. */
    noteFocus(id: string | null, on?: Element) {
      focused.current = id
      if (id === null || !on) return
      if (isFinal(on)) finals.current.add(id)
      else finals.current.delete(id)
    },
  }
}
