import { useState } from 'react'

/** One line, no space around it. */
const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a text says, line by line, without empty ones. */
const linesOf = (text: string) => text.split(/\r?\n/).map(clean).filter(Boolean)

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index])

/** One item as it is being written. */
interface Row {
  /** Its own, whatever becomes of the others. */
  id: number
  text: string
}

/** The rows as they are reported: an emptied one goes. */
const settled = (rows: readonly Row[]): Row[] =>
  rows.map(({ id, text }) => ({ id, text: clean(text) })).filter(({ text }) => text)

function withMore(rows: readonly Row[], texts: readonly string[]): Row[] {
  const last = Math.max(0, ...rows.map(({ id }) => id))
  return [...rows, ...texts.map((text, index) => ({ id: last + 1 + index, text }))]
}

const withRow = (rows: readonly Row[], row: Row): Row[] => rows.map((one) => (one.id === row.id ? row : one))

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
  const [rows, setRows] = useState(() => withMore([], value))
  const [draft, setDraft] = useState(NONE)
  /** The row that is being edited, as it was before. */
  const [original, setOriginal] = useState<Row | null>(null)
  const [reported, setReported] = useState(value)

  // The owner put something else in: what was being written belongs to the old list.
  if (!same(value, reported)) {
    setReported(value)
    setRows(withMore([], value))
    setDraft(NONE)
    setOriginal(null)
  }

  const lines = linesOf(draft.text)

  function report(nextRows: readonly Row[], text: string) {
    const written = settled(nextRows)
    const fitting = linesOf(text).slice(0, Math.max(0, max - written.length))
    const next = [...written.map((row) => row.text), ...fitting]
    setRows([...nextRows])
    setDraft({ text, counted: fitting.length })
    setReported(next)
    onChange(next)
  }

  return {
    rows,
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
      else report(withMore(rows, fitting.map(clean)), left.length > 0 ? [...left, rest].join('\n') : rest)
    },
    /** Turns what stands in the new-item box into items, as far as they fit; false if nothing does. */
    add() {
      if (draft.counted === 0) return false
      report(withMore(rows, lines.slice(0, draft.counted)), lines.slice(draft.counted).join('\n'))
      return true
    },
    edit(id: number, text: string) {
      if (original?.id !== id) setOriginal(rows.find((row) => row.id === id) ?? null)
      report(withRow(rows, { id, text }), draft.text)
    },
    /** Done with a row: an emptied one goes. */
    settle() {
      setOriginal(null)
      setRows(settled)
    },
    /** Puts back what the row said before; false if it was not changed. */
    restore() {
      if (!original || rows.some(({ id, text }) => id === original.id && text === original.text)) return false
      report(withRow(rows, original), draft.text)
      setOriginal(null)
      return true
    },
    remove(id: number) {
      setOriginal(null)
      report(
        rows.filter((row) => row.id !== id),
        draft.text,
      )
    },
  }
}
