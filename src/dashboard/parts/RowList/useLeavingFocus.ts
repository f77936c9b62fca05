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

/**
 * When the row that a person acted on leaves, the next row's first button takes the focus, else the
 * panel's heading. Returns what is to be said of it, politely.
 */
export function useLeavingFocus(props: LeavingFocus): string {
  const { label, part, all, found, acted, hold, heading, list } = props
  const before = useRef<Rows>({ part, all, found })
  const [said, say] = useState('')

  useEffect(() => {
    if (hold) return
    const isActed = ({ _id }: { _id: string }) => _id === acted
    const last = before.current
    before.current = { part, all, found }
    // Another part was chosen: nothing left.
    if (last.part !== part || !last.all.some(isActed) || all.some(isActed)) return
    say(`${label}: ${all.length === 1 ? '1 item' : `${all.length.toLocaleString('en-US')} items`} left.`)
    if (!focusRow(list.current, last.found.findIndex(isActed))) heading.current?.focus()
  }, [part, all, found, acted, hold, label, heading, list])

  return said
}
