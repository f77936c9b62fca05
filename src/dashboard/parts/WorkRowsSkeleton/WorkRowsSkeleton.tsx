import { SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import { SkeletonRows } from './SkeletonRows'

/** A list of works that is being loaded, with its spoken name. */
export function WorkRowsSkeleton({ label, rows = 3 }: { label: string; rows?: 3 | 4 }) {
  return (
    <SkeletonGroup label={label}>
      <SkeletonRows rows={rows} />
    </SkeletonGroup>
  )
}
