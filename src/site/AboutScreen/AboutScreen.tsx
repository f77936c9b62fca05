import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** About (spec section 2). */
export function AboutScreen() {
  return <PageHeader size="display" title="Shaping the Digital Future" />
}
