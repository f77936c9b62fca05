import { type RefObject, useEffect, useRef, useState } from 'react'
import { focusRow } from './focusRow'

interface LeavingFocus {
  label: string
  rows: readonly { _id: string }[]
  acted: string | null
  hold: boolean
  heading: RefObject<HTMLElement | null>
  list: RefObject<HTMLUListElement | null>
}

/**
 * When the row that a person acted on leaves, the next row's first button takes the focus, else the
 * panel's heading. Returns what is to be said of it, politely.
 */
export function useLeavingFocus({ label, rows, acted, hold, heading, list }: LeavingFocus): string {
  const before = useRef(rows)
  const [said, say] = useState('')

  useEffect(() => {
    if (hold) return
    const index = before.current.findIndex(({ _id }) => _id === acted)
    before.current = rows
    if (index < 0 || rows.some(({ _id }) => _id === acted)) return
    say(`${label}: ${rows.length === 1 ? '1 item' : `${rows.length.toLocaleString('en-US')} items`} left.`)
    if (!focusRow(list.current, index)) heading.current?.focus()
  }, [rows, acted, hold, label, heading, list])

  return said
}
