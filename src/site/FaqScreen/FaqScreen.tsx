import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** FAQ (spec section 2). */
export function FaqScreen() {
  return <PageHeader size="display" title="Questions people ask us" />
}
