import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { useHydrated } from '@/runtime/hooks'
import { type Tech, techOf } from './matching'

export interface Filters {
  query: string
  tech: Tech
  search(query: string): void
  choose(tech: Tech): void
  reset(): void
}

/**
 * Search and filter, kept in the address (`?q=&tech=`): typing replaces the entry, choosing a filter adds one, so
 * Back goes through filters and not through letters.
 */
export function useFilters(): Filters {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const arrived = useNavigationType()
  // A prerendered page knows no query: it starts without one, and takes it on right after.
  const hydrated = useHydrated()
  const here = hydrated ? key : ''
  const [query, setQuery] = useState(hydrated ? (params.get('q') ?? '') : '')
  const [seen, setSeen] = useState(here)
  if (seen !== here) {
    setSeen(here)
    // The address follows what is typed a moment later; only other ways of arriving change the box.
    if (arrived !== 'REPLACE') setQuery(params.get('q') ?? '')
  }
  const tech = hydrated ? techOf(params.get('tech')) : 'All'

  const go = (q: string, wanted: Tech, replace: boolean) => {
    const next = new URLSearchParams()
    if (q) next.set('q', q)
    if (wanted !== 'All') next.set('tech', wanted.toLowerCase())
    setQuery(q)
    setParams(next, { replace, preventScrollReset: true })
  }
  return {
    query,
    tech,
    search: (q) => go(q, tech, true),
    choose: (wanted) => {
      if (wanted !== tech) go(query, wanted, false)
    },
    reset: () => go('', 'All', false),
  }
}
