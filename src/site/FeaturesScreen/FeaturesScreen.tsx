import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** Add-On Features (spec section 2). */
export function FeaturesScreen() {
  return <PageHeader size="display" title="Add-On Features" />
}
