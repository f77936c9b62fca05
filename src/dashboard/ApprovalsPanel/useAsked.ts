import { useState } from 'react'
import type { Work } from '@/api/work'

/** A decision that is being taken when the panel first shows its list. */
export interface InitialDecision {
  kind: 'approve' | 'changes'
  /** The `_id` of its work. */
  work: string
  comment?: string
  items?: string[]
  deadline?: string
  /** What is missing or wrong is marked, as after a first try. */
  checked?: boolean
  /** Why the last try failed. */
  failure?: string
}

export interface Asked {
  kind: 'approve' | 'changes'
  work: Work
  /** Counts the questions, so that each starts with an empty dialog. */
  turn: number
  /** What is written already. */
  initial?: InitialDecision
}

/** Which decision the person is asked for. It stays after closing, so that its dialog can fade out. */
export function useAsked(works: readonly Work[], initial?: InitialDecision) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const [acted, setActed] = useState<string | null>(null)
  const [awaited, setAwaited] = useState(initial)
  const work = awaited && works.find(({ _id }) => _id === awaited.work)
  if (work) {
    setAwaited(undefined)
    setAsked({ kind: awaited.kind, work, turn: 0, initial: awaited })
    setOpen(true)
  }
  return {
    asked,
    open,
    /** The work that was decided in the dialog, or turned out to be decided meanwhile. */
    acted,
    ask(kind: Asked['kind'], about: Work) {
      setAsked((last) => ({ kind, work: about, turn: (last?.turn ?? 0) + 1 }))
      setActed(null)
      setOpen(true)
    },
    close(decided: boolean) {
      const id = asked?.work._id
      const gone = !works.some(({ _id }) => _id === id)
      setActed(id && (decided || gone) ? id : null)
      setOpen(false)
    },
  }
}
