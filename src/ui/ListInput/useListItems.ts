import { useState } from 'react'

/** One line, no space around it. */
const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index])

interface Editing {
  index: number
  text: string
  original: string
}

/**
 * The state of a list that is being written. What stands in the new-item box counts as the last item from
 * its first letter on, so nothing typed is lost if the form is sent without adding it; `rows` leaves it out.
 * Items that are empty are never reported.
 */
export function useListItems(value: readonly string[], onChange: (value: string[]) => void, max: number) {
  const [draft, setDraft] = useState('')
  const [editing, setEditing] = useState<Editing | null>(null)
  const [reported, setReported] = useState(value)

  // The owner put something else in: what was being written belongs to the old list.
  if (!same(value, reported)) {
    setReported(value)
    setDraft('')
    setEditing(null)
  }

  const pending = clean(draft)
  const items = pending && value.at(-1) === pending ? value.slice(0, -1) : [...value]
  const rows = editing && !clean(editing.text) ? items.toSpliced(editing.index, 0, '') : items

  function report(nextRows: readonly string[], nextDraft: string) {
    const next = [...nextRows, nextDraft].map(clean).filter(Boolean)
    setReported(next)
    onChange(next)
  }

  return {
    rows: editing ? rows.with(editing.index, editing.text) : rows,
    draft,
    full: rows.length >= max,
    /** The new-item box changed; pasted lines become items. */
    write(text: string) {
      const lines = text.split(/\r?\n/)
      const rest = lines.pop() ?? ''
      const next = [...rows, ...lines.filter(clean)].slice(0, max)
      const kept = next.length < max ? rest : ''
      setDraft(kept)
      report(next, kept)
    },
    /** Turns the new-item box into an item; false if there is nothing in it. */
    add() {
      if (!pending || rows.length >= max) return false
      setDraft('')
      report([...rows, pending], '')
      return true
    },
    edit(index: number, text: string) {
      const original = editing?.index === index ? editing.original : (rows[index] ?? '')
      setEditing({ index, text, original })
      report(rows.with(index, text), draft)
    },
    /** Done with a row: an emptied one goes. */
    settle: () => setEditing(null),
    /** Puts back what the row said before; false if it was not changed. */
    restore() {
      if (!editing || editing.text === editing.original) return false
      report(rows.with(editing.index, editing.original), draft)
      setEditing(null)
      return true
    },
    remove(index: number) {
      setEditing(null)
      report(rows.toSpliced(index, 1), draft)
    },
  }
}
