import { useState } from 'react'
import type { Work } from '@/api/work'

export interface Asked {
  kind: 'approve' | 'changes'
  work: Work
  /** Counts the questions, so that each starts with an empty dialog. */
  turn: number
}

/** Which decision the person is asked for. It stays after closing, so that its dialog can fade out. */
export function useAsked(works: readonly Work[]) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const [acted, setActed] = useState<string | null>(null)
  return {
    asked,
    open,
    /** The work that was decided in the dialog, or turned out to be decided meanwhile. */
    acted,
    ask(kind: Asked['kind'], work: Work) {
      setAsked((last) => ({ kind, work, turn: (last?.turn ?? 0) + 1 }))
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
