import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** Contact (spec section 2). */
export function ContactScreen() {
  return <PageHeader size="display" title="Contact" />
}
