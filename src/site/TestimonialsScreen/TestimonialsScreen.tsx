import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** Testimonials (spec section 2). */
export function TestimonialsScreen() {
  return <PageHeader size="display" title="What clients say" />
}
