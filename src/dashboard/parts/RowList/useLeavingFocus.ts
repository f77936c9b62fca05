import { type RefObject, useEffect, useRef, useState } from 'react'
import { focusRow } from './focusRow'

interface Rows<T> {
  /** Which part of the list this is. */
  part: string
  all: readonly T[]
  /** Those of them that stand on the page, or would. */
  found: readonly T[]
}

interface LeavingFocus<T> extends Rows<T> {
  label: string
  /** What a row is called. */
  wordsOf: (row: T) => string
  acted: string | null
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

/** Nobody has gone elsewhere since the focus was put there. A message, whose Undo was pressed, is about to go. */
function rests(put: Element | null): boolean {
  const at = document.activeElement
  return at === put || at === document.body || Boolean(at?.closest('[aria-modal="false"]'))
}

const holds = (rows: readonly { _id: string }[], id: string) => rows.some(({ _id }) => _id === id)

const items = ({ length }: readonly unknown[]) =>
  length === 1 ? '1 item' : `${length.toLocaleString('en-US')} items`

/**
 * When the row that a person acted on leaves, or one that has the focus, the first button of the next row that is left
 * takes the focus, else the panel's heading. Should the row come back, refused or undone, so does the focus, unless it has
 * gone elsewhere. `said` is what is to be said of it, politely.
 */
export function useLeavingFocus<T extends { _id: string }>(props: LeavingFocus<T>) {
  const { label, wordsOf, part, all, found, acted, hold, heading, list } = props
  const before = useRef<Rows<T>>({ part, all, found })
  const focused = useRef<string | null>(null)
  const left = useRef(new Set<string>())
  const put = useRef<Element | null>(null)
  const [said, say] = useState('')

  useEffect(() => {
    if (hold) return
    const last = before.current
    before.current = { part, all, found }
    // Another part was chosen: nothing left, and nothing comes back.
    if (last.part !== part) return left.current.clear()
    const lost = document.activeElement === document.body ? focused.current : null
    const gone = [acted, lost].find((id) => id !== null && holds(last.all, id) && !holds(all, id))
    const [back] = all.filter(({ _id }) => left.current.delete(_id))
    if (back && !gone) {
      say(`${wordsOf(back)} is back, ${items(all)}.`)
      const index = found.indexOf(back)
      if (!rests(put.current)) return
      list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
      focusRow(list.current, index)
      put.current = document.activeElement
    }
    if (!gone) return
    left.current.add(gone)
    put.current = null
    say(`${label}: ${items(all)} left.`)
    const at = last.found.findIndex(({ _id }) => _id === gone)
    // Whose keys would go to a button does not want the focus moved.
    if (writesElsewhere(list.current)) return
    // Others may have left with it.
    const below = at < 0 ? undefined : last.found.slice(at).find(({ _id }) => holds(found, _id))
    const index = found.findIndex(({ _id }) => _id === below?._id)
    if (!focusRow(list.current, index)) heading.current?.focus()
    put.current = document.activeElement
  }, [part, all, found, acted, hold, label, wordsOf, heading, list])

  return {
    said,
    /** Notes which row has the focus, null for none. A row that leaves with it does not say so. */
    noteFocus(id: string | null) {
      focused.current = id
    },
  }
}
