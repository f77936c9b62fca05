import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** One client project (spec section 2). */
export function ProjectScreen() {
  return <PageHeader size="display" title="Client project" />
}
