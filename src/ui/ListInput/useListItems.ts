import { useState } from 'react'

/** One line, no space around it. */
const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a text says, line by line, without empty ones. */
const linesOf = (text: string) => text.split(/\r?\n/).map(clean).filter(Boolean)

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index])

interface Editing {
  index: number
  text: string
  original: string
}

/** What stands in the new-item box, and how many of its lines count: they are the last items reported. */
interface Draft {
  text: string
  counted: number
}

const NONE: Draft = { text: '', counted: 0 }

/**
 * The state of a list that is being written. What stands in the new-item box counts as the last item from
 * its first letter on, so nothing typed is lost if the form is sent without adding it; `rows` leaves it out.
 * Pasted lines that do not fit stay in the box, uncounted. Items that are empty are never reported.
 */
export function useListItems(value: readonly string[], onChange: (value: string[]) => void, max: number) {
  const [draft, setDraft] = useState(NONE)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [reported, setReported] = useState(value)

  // The owner put something else in: what was being written belongs to the old list.
  if (!same(value, reported)) {
    setReported(value)
    setDraft(NONE)
    setEditing(null)
  }

  const lines = linesOf(draft.text)
  const items = value.slice(0, value.length - draft.counted)
  const rows = editing && !clean(editing.text) ? items.toSpliced(editing.index, 0, '') : items

  function report(nextRows: readonly string[], text: string) {
    const written = nextRows.map(clean).filter(Boolean)
    const fitting = linesOf(text).slice(0, Math.max(0, max - written.length))
    const next = [...written, ...fitting]
    setDraft({ text, counted: fitting.length })
    setReported(next)
    onChange(next)
  }

  return {
    rows: editing ? rows.with(editing.index, editing.text) : rows,
    draft: draft.text,
    full: rows.length >= max,
    /** How many lines of the box do not fit. */
    over: lines.length - draft.counted,
    /** The new-item box changed; pasted lines become items as far as they fit. */
    write(text: string) {
      const parts = text.split(/\r?\n/)
      const rest = parts.pop() ?? ''
      const ended = parts.filter(clean)
      const fitting = ended.slice(0, Math.max(0, max - rows.length))
      const left = ended.slice(fitting.length)
      // Where nothing leaves the box its text stays to the letter, and the caret where it is.
      if (left.length > 0 && fitting.length === 0) report(rows, text)
      else report([...rows, ...fitting], left.length > 0 ? [...left, rest].join('\n') : rest)
    },
    /** Turns what stands in the new-item box into items, as far as they fit; false if nothing does. */
    add() {
      if (draft.counted === 0) return false
      report([...rows, ...lines.slice(0, draft.counted)], lines.slice(draft.counted).join('\n'))
      return true
    },
    edit(index: number, text: string) {
      const original = editing?.index === index ? editing.original : (rows[index] ?? '')
      setEditing({ index, text, original })
      report(rows.with(index, text), draft.text)
    },
    /** Done with a row: an emptied one goes. */
    settle: () => setEditing(null),
    /** Puts back what the row said before; false if it was not changed. */
    restore() {
      if (!editing || editing.text === editing.original) return false
      report(rows.with(editing.index, editing.original), draft.text)
      setEditing(null)
      return true
    },
    remove(index: number) {
      setEditing(null)
      report(rows.toSpliced(index, 1), draft.text)
    },
  }
}
