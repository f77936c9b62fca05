import { useRef } from 'react'
import type { Testimonial } from '@/content/testimonials'
import { useNarrow } from '@/runtime/hooks'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { Quote } from './Quote'
import styles from './Testimonials.module.css'
import { useCarousel } from './useCarousel'

const LABEL = 'What clients say'

/** How long one stands in the carousel (spec section 9). */
const TURN_MS = 5000

export interface TestimonialsProps {
  /** What clients said; null when that could not be loaded. */
  testimonials: readonly Testimonial[] | null
  /** `wall`: side by side, on a narrow screen a carousel. `full`: one below the other, everywhere. */
  layout?: 'wall' | 'full'
  /** As of Carousel. */
  reducedMotion?: boolean
}

/** Client testimonials (spec sections 2, 8 and 9). */
export function Testimonials({ testimonials, layout = 'wall', reducedMotion }: TestimonialsProps) {
  const { clock, navigation } = useRuntime()
  const narrow = useNarrow()
  const place = useRef<HTMLDivElement>(null)
  const isRow = narrow && layout === 'wall'
  const come = useCarousel(place, isRow)
  if (!testimonials) {
    // A chunk that did not arrive is asked for again by a new page alone.
    return <ErrorState onRetry={() => navigation.reload()}>Failed to load testimonials</ErrorState>
  }
  if (testimonials.length === 0) return <EmptyState>No testimonials available yet.</EmptyState>
  const quotes = testimonials.map((testimonial) => <Quote key={testimonial._id} testimonial={testimonial} />)
  return (
    <div ref={place}>
      {come ? (
        <come.Carousel
          label={LABEL}
          rotateEvery={TURN_MS}
          after={clock.after}
          initialSlide={come.slide}
          {...(reducedMotion === undefined ? {} : { reducedMotion })}
        >
          {quotes}
        </come.Carousel>
      ) : (
        <ul
          className={styles.list}
          data-layout={layout}
          // Until the carousel stands, arrow keys scroll the row.
          tabIndex={isRow ? 0 : undefined}
          aria-label={isRow ? LABEL : undefined}
        >
          {quotes.map((quote) => (
            <li key={quote.key} className={styles.item}>
              {quote}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
