import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'

/** Stands where the testimonials will. */
export function TestimonialsLoading() {
  return (
    <SkeletonGroup label="Loading testimonials">
      <Skeleton width="third" />
      <Skeleton size="lg" />
      <Skeleton size="lg" width="wide" />
      <Skeleton width="half" />
    </SkeletonGroup>
  )
}
