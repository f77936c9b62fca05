import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** Portfolio (spec section 2). */
export function PortfolioScreen() {
  return <PageHeader size="display" title="Our Digital Portfolio" />
}
