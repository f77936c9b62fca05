import { useLocation, useNavigationType } from 'react-router-dom'

/** A row of the dashboard that somebody wants to get to. */
export interface RowGoal {
  /** Which kind of list holds it. */
  kind: 'work' | 'product' | 'conversation'
  /** Its `_id`. */
  id: string
}

/** What a step of the history carries to lead to a row. */
export const rowGoalState = (rowGoal: RowGoal) => ({ rowGoal })

/**
 * The row of a kind of list that this step of the history leads to; null for none. Back, Forward and a reload lead where
 * the person was instead.
 */
export function useRowGoal(kind: RowGoal['kind'] | undefined): { id: string; visit: string } | null {
  const { state, key } = useLocation()
  const type = useNavigationType()
  const goal = (state as { rowGoal?: Partial<RowGoal> } | null)?.rowGoal
  if (type === 'POP' || !kind || goal?.kind !== kind || typeof goal.id !== 'string') return null
  return { id: goal.id, visit: key }
}
