import { type RefObject, useEffect, useRef, useState } from 'react'
import { focusRow } from './focusRow'

interface Rows {
  /** Which part of the list this is. */
  part: string
  all: readonly { _id: string }[]
  /** Those of them that stand on the page, or would. */
  found: readonly { _id: string }[]
}

interface LeavingFocus extends Rows {
  label: string
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

const holds = (rows: readonly { _id: string }[], id: string) => rows.some(({ _id }) => _id === id)

/**
 * When the row that a person acted on leaves, or one that has the focus, the first button of the next row that is left
 * takes the focus, else the panel's heading. `said` is what is to be said of it, politely.
 */
export function useLeavingFocus(props: LeavingFocus) {
  const { label, part, all, found, acted, hold, heading, list } = props
  const before = useRef<Rows>({ part, all, found })
  const focused = useRef<string | null>(null)
  const [said, say] = useState('')

  useEffect(() => {
    if (hold) return
    const last = before.current
    before.current = { part, all, found }
    // Another part was chosen: nothing left.
    if (last.part !== part) return
    const lost = document.activeElement === document.body ? focused.current : null
    const gone = [acted, lost].find((id) => id !== null && holds(last.all, id) && !holds(all, id))
    if (!gone) return
    say(`${label}: ${all.length === 1 ? '1 item' : `${all.length.toLocaleString('en-US')} items`} left.`)
    const at = last.found.findIndex(({ _id }) => _id === gone)
    // Whose keys would go to a button does not want the focus moved.
    if (writesElsewhere(list.current)) return
    // Others may have left with it.
    const below = at < 0 ? undefined : last.found.slice(at).find(({ _id }) => holds(found, _id))
    const index = found.findIndex(({ _id }) => _id === below?._id)
    if (!focusRow(list.current, index)) heading.current?.focus()
  }, [part, all, found, acted, hold, label, heading, list])

  return {
    said,
    /** Notes which row has the focus, null for none. A row that leaves with it does not say so. */
    noteFocus(id: string | null) {
      focused.current = id
    },
  }
}
