import { PageHeader } from '@/ui/PageHeader/PageHeader'

/** UI/UX design (spec section 2). */
export function DesignScreen() {
  return <PageHeader size="display" title="UI/UX design" />
}
