import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** The six placeholder pages (spec section 2). */
export function PlaceholderScreen() {
  return <PageHeader size="display" title="Search Engine Optimization" />
}
