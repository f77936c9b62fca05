import { type Mutation, useMutationState } from '@tanstack/react-query'
import type { DecisionKind } from './types'

/** A decision that is being sent. */
interface Underway {
  kind: DecisionKind
  /** The `_id` of its work. */
  work: string
  /** Calls it off. */
  stop: () => void
}

/** Names the sending of decisions: of all, or of those about one work. */
export const decisionKey = (work?: string) => ['decision', ...(work ? [work] : [])]

/** What is sent along for whoever finds it on its way; no part of the request. */
export type WithUnderway<V> = V & { underway: Underway }

const underwayOf = ({ state }: Mutation) => (state.variables as WithUnderway<unknown>).underway

/** The decisions that are being sent, of all works or of one; whoever asked for them may be closed by now. */
export const useUnderway = (work?: string): readonly Underway[] =>
  useMutationState({
    filters: { mutationKey: decisionKey(work), status: 'pending' },
    select: underwayOf,
  })
