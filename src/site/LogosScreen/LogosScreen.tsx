import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** Logo gallery (spec section 2). */
export function LogosScreen() {
  return <PageHeader size="display" title="Our Past Logo Designs" />
}
