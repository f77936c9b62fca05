import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** Services (spec section 2). */
export function ServicesScreen() {
  return <PageHeader size="display" title="Our Services" />
}
