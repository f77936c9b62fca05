import { Pause, Play } from 'lucide-react'
import type { RefObject } from 'react'
import { NothingFound } from '@/content/art/scenes/NothingFound'
import { Button } from '@/ui/Button/Button'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import type { Listing } from './listing'
import { matching } from './matching'
import styles from './PortfolioScreen.module.css'
import { ProjectCard } from './ProjectCard'
import { useFilms } from './useFilms'
import type { Filters } from './useFilters'
import { type LoadQuickView, useQuickView } from './useQuickView'

export interface ResultsProps {
  listings: readonly Listing[]
  filters: Filters
  box: RefObject<HTMLInputElement | null>
  /** As of useQuickView. */
  loadQuickView?: LoadQuickView | undefined
}

/** The cards that reach into the first screen: two beside each other, but for narrow windows. */
const AT_FIRST = ['always', 'wide'] as const

const counted = (found: number, all: number) =>
  found === all ? `All ${all} projects` : `${found} of ${all} projects`

/** The projects that search and filter leave, how many they are, and the one that is looked at closely. */
export function Results({ listings, filters, box, loadQuickView }: ResultsProps) {
  const films = useFilms()
  const quickView = useQuickView(listings, loadQuickView)
  const found = matching(listings, filters.query, filters.tech)

  return (
    <>
      <div className={styles.line}>
        <p role="status" className={styles.count}>
          {counted(found.length, listings.length)}
        </p>
        {films.allowed && found.length > 0 ? (
          <Button variant="quiet" size="sm" onClick={films.toggle}>
            {films.paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            {films.paused ? 'Play films' : 'Pause films'}
          </Button>
        ) : null}
      </div>
      {found.length > 0 ? (
        <ul className={styles.grid} aria-label="Projects">
          {found.map((listing, at) => (
            <li key={listing.id} data-fold={at >= AT_FIRST.length || undefined}>
              <ProjectCard
                listing={listing}
                atFirst={AT_FIRST[at]}
                films={films}
                opening={quickView.awaited === listing.id}
                onQuickView={() => quickView.show(listing.id)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          art={<NothingFound />}
          title="No projects found"
          action={
            <Button
              onClick={() => {
                filters.reset()
                // The button goes with the emptiness; the focus stays where one searches.
                box.current?.focus()
              }}
            >
              Reset filters
            </Button>
          }
        >
          Nothing here has all of that. Look for a client, a technology or a word of the description.
        </EmptyState>
      )}
      {quickView.View && quickView.listing ? (
        <quickView.View
          listing={quickView.listing}
          open={quickView.open}
          onOpenChange={(open) => {
            if (!open) quickView.hide()
          }}
        />
      ) : null}
    </>
  )
}
