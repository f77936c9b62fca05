import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** Newsletter (spec section 2). */
export function NewsletterScreen() {
  return <PageHeader size="display" title="Newsletter" />
}
