import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** Saved (spec section 2). */
export function FavoritesScreen() {
  return <PageHeader size="page" title="Saved" />
}
