import { useRef } from 'react'
import { contactPath } from '@/lib/paths'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { InkBand } from '../parts/InkBand/InkBand'
import { FilterBar } from './FilterBar'
import { GridSkeleton } from './GridSkeleton'
import { loadPortfolio } from './loadPortfolio'
import styles from './PortfolioScreen.module.css'
import { Results } from './Results'
import { useFilters } from './useFilters'
import { type Load, usePortfolio } from './usePortfolio'
import type { LoadQuickView } from './useQuickView'

export interface PortfolioScreenProps {
  /** Where the data comes from; stories hold it back or let it fail. */
  load?: Load
  /** Brings the quick view's code, for a story. */
  loadQuickView?: LoadQuickView
}

/** Portfolio, Dev Projects (spec section 2): finished products, to look at, to try and to buy. */
export function PortfolioScreen({ load = loadPortfolio, loadQuickView }: PortfolioScreenProps) {
  const { navigation } = useRuntime()
  const state = usePortfolio(load)
  const filters = useFilters()
  const box = useRef<HTMLInputElement>(null)
  return (
    <>
      <div className={styles.page}>
        <PageHeader
          size="display"
          title="Our Digital Portfolio"
          lead="Six finished products, each built for one client and ready for the next. Buy the code as it stands, or have us fit it to you."
        />
        {state.phase === 'error' ? null : <FilterBar filters={filters} box={box} />}
        <div className={styles.results}>
          {state.phase === 'loading' ? (
            <>
              {/* Where the count will stand, so that nothing moves when it comes. */}
              <div className={styles.line} />
              <GridSkeleton />
            </>
          ) : null}
          {state.phase === 'error' ? (
            <ErrorState onRetry={() => navigation.reload()}>Failed to load projects</ErrorState>
          ) : null}
          {state.phase === 'loaded' ? (
            <Results listings={state.listings} filters={filters} box={box} loadQuickView={loadQuickView} />
          ) : null}
        </div>
      </div>
      <InkBand
        title="Need something custom built?"
        href={contactPath({ subject: 'Project Quote' })}
        action="Request a Quote"
      >
        Tell us what it should do and by when. We answer within 24 hours, with questions first and a price
        after.
      </InkBand>
    </>
  )
}
