import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** My Projects (spec section 2). */
export function MyProjectsScreen() {
  return <PageHeader size="page" title="My Projects" />
}
