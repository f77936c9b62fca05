import { useLocation } from 'react-router-dom'

/** The way back that a guard left, for the links from one account screen to another; a wizard's step is not theirs. */
export function useWayBack(): { from: string } | null {
  const state: unknown = useLocation().state
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' ? { from } : null
}
