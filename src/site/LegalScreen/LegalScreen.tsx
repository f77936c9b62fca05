import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** Privacy policy and terms (spec section 2). */
export function LegalScreen() {
  return <PageHeader size="display" title="Privacy Policy" />
}
