import { useEffect, useMemo, useState } from 'react'
import type { PortfolioProject } from '@/content/portfolio'
import { type Listing, toListing } from './listing'
import { loadedPortfolio, loadPortfolio } from './loadPortfolio'

export type Load = () => Promise<readonly PortfolioProject[]>

/** Loading, then loaded or error (spec section 4). */
export type PortfolioState =
  | { phase: 'loading' }
  | { phase: 'loaded'; listings: readonly Listing[] }
  | { phase: 'error' }

/** The portfolio's data and how far it is. Data that is in already shows at once. */
export function usePortfolio(load: Load): PortfolioState {
  const [projects, setProjects] = useState(load === loadPortfolio ? loadedPortfolio : null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    load().then(
      (data) => {
        if (!gone) setProjects(data)
      },
      () => {
        if (!gone) setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [load])
  return useMemo(() => {
    if (projects) return { phase: 'loaded', listings: projects.map(toListing) }
    return { phase: failed ? 'error' : 'loading' }
  }, [projects, failed])
}
