import { Suspense, use, useState } from 'react'
import type { Testimonial } from '@/content/testimonials'
import { contactPath } from '@/lib/paths'
import { InkBand } from '../parts/InkBand/InkBand'
import { Intro } from '../parts/Intro/Intro'
import { Testimonials } from '../parts/Testimonials/Testimonials'
import { TestimonialsLoading } from './TestimonialsLoading'
import styles from './TestimonialsScreen.module.css'

/** What clients said; null where it could not be loaded. */
export type LoadTestimonials = () => Promise<readonly Testimonial[] | null>

/** Local data in a chunk of its own: that is where it can be late, or fail. */
const loadTestimonials: LoadTestimonials = () =>
  import('@/content/testimonials').then(
    ({ TESTIMONIALS }) => TESTIMONIALS,
    () => null,
  )

function Loaded({ loading }: { loading: ReturnType<LoadTestimonials> }) {
  return <Testimonials testimonials={use(loading)} layout="full" />
}

/** Testimonials (design section 6): all of them in full, and the next step. */
export function TestimonialsScreen({ load = loadTestimonials }: { load?: LoadTestimonials }) {
  // Begun here, above the boundary: what waits below it keeps no state.
  const [loading] = useState(load)
  return (
    <>
      <Intro
        title="What clients say"
        lead="Three clients on working with us, in their own words, the late week included."
      />
      <section className={styles.quotes} aria-label="Testimonials">
        <Suspense fallback={<TestimonialsLoading />}>
          <Loaded loading={loading} />
        </Suspense>
      </section>
      <InkBand title="What should people say about yours?" href={contactPath()} action="Get Started">
        Tell us what it should do. We answer within 24 hours, with questions rather than a brochure.
      </InkBand>
    </>
  )
}
