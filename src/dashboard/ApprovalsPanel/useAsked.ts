import { useState } from 'react'
import type { Work } from '@/api/work'
import { useExtension } from '@/runtime/extensions'
import type { DecisionKind, InitialDecision } from '../decision/types'
import { useWorkStep, type WorkStep } from './useWorkStep'

export interface Asked extends WorkStep<DecisionKind> {
  /** What is written already. */
  initial?: InitialDecision | undefined
}

const DIALOGS = ['approve', 'changes'] as const
const DESK = ['review'] as const

/**
 * What the person is asked about a work: `?do=approve&work=…`, `?do=changes&work=…`. With the extension `submissions` it
 * lies on the review desk instead, and is decided there: `?do=review&work=…`.
 */
export function useAsked(works: readonly Work[], initial?: InitialDecision) {
  const reviews = useExtension('submissions')
  const [begun] = useState(initial)
  const step = useWorkStep<DecisionKind | 'review'>(works, reviews ? DESK : DIALOGS, begun)
  const { shown, open, decidedId, start, close } = step
  const kind = shown?.kind
  const asked: Asked | null =
    shown && kind && kind !== 'review'
      ? { ...shown, kind, initial: shown.turn === 0 ? begun : undefined }
      : null
  return {
    /** Works are decided on the desk. */
    reviews,
    /** The decision that a dialog asks for. */
    asked,
    /** The work on the desk, and which desk that is, for a key. */
    reviewed: kind === 'review' ? shown : null,
    open,
    /** The work that was decided in it, or turned out to be decided meanwhile. */
    decidedId,
    ask: start,
    // Who closes it is done with it. Who goes Back finds it as it was left, also while it is being sent.
    closeDialog: (decided: boolean) => close(decided, true),
    // Each decision ends a desk: who comes back to its work, as to a new round, finds a new one.
    closeDesk: (decided: boolean) => close(decided),
  }
}
