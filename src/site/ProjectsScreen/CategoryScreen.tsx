import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** The projects of one category (spec section 2). */
export function CategoryScreen() {
  return <PageHeader size="display" title="Client projects" />
}
