import { Pause, Play } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { NothingFound } from '@/content/art/scenes/NothingFound'
import { Button } from '@/ui/Button/Button'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import type { Listing } from './listing'
import { matching } from './matching'
import styles from './PortfolioScreen.module.css'
import { ProjectCard } from './ProjectCard'
import { useFilms } from './useFilms'
import type { Filters } from './useFilters'
import { useQuickView } from './useQuickView'

export interface ResultsProps {
  listings: readonly Listing[]
  filters: Filters
  box: RefObject<HTMLInputElement | null>
  /** Id of the project whose quick view is open at first. */
  initialQuickView?: string | undefined
}

const counted = (found: number, all: number) =>
  found === all ? `All ${all} projects` : `${found} of ${all} projects`

/** The projects that search and filter leave, how many they are, and the one that is looked at closely. */
export function Results({ listings, filters, box, initialQuickView }: ResultsProps) {
  const films = useFilms()
  const quickView = useQuickView()
  const found = matching(listings, filters.query, filters.tech)
  const first = useRef(listings.find(({ id }) => id === initialQuickView))
  const show = useRef(quickView.show)
  useEffect(() => {
    if (first.current) show.current(first.current)
  }, [])

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
          {found.map((listing) => (
            <li key={listing.id}>
              <ProjectCard listing={listing} films={films} onQuickView={() => quickView.show(listing)} />
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
      {quickView.shown ? (
        <quickView.shown.View
          listing={quickView.shown.listing}
          open={quickView.shown.open}
          onOpenChange={quickView.setOpen}
        />
      ) : null}
    </>
  )
}
