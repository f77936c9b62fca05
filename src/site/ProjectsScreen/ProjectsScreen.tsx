import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** Projects (spec section 2). */
export function ProjectsScreen() {
  return <PageHeader size="display" title="Client projects" />
}
