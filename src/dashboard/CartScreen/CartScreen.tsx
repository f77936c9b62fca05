import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** Cart (spec section 2). */
export function CartScreen() {
  return <PageHeader size="page" title="Cart" />
}
