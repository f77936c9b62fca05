import { useState } from 'react'
import type { Work } from '@/api/work'
import { useExtension } from '@/runtime/extensions'
import type { DecisionKind } from './useUnderway'
import { useWorkStep, type WorkStep } from './useWorkStep'

/** A decision that is being taken when the panel first shows its list. */
export interface InitialDecision {
  kind: DecisionKind
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

export interface Asked extends WorkStep<DecisionKind> {
  /** What is written already. */
  initial?: InitialDecision | undefined
}

const KINDS = ['approve', 'changes'] as const

/**
 * Which decision the person is asked for: `?do=approve&work=…`, `?do=changes&work=…`. With the extension `submissions`
 * works are decided on the review desk instead.
 */
export function useAsked(works: readonly Work[], initial?: InitialDecision) {
  const kinds = useExtension('submissions') ? [] : KINDS
  const [begun] = useState(initial)
  const { shown, open, decidedId, start, close } = useWorkStep(works, kinds, begun)
  const asked: Asked | null = shown && { ...shown, initial: shown.turn === 0 ? begun : undefined }
  return {
    asked,
    open,
    decidedId,
    ask: start,
    // Who closes it is done with it. Who goes Back finds it as it was left, also while it is being sent.
    close: (decided: boolean) => close(decided, true),
  }
}
