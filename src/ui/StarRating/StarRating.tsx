import { Star, StarHalf } from 'lucide-react'
import styles from './StarRating.module.css'

export interface StarRatingProps {
  /** From 0 to `max`; drawn to the nearest half, spoken as given. */
  rating: number
  /** How many stars there are. */
  max?: number
  /** A star is 1 or 1.25 rem across. */
  size?: 'sm' | 'md'
}

/** A rating that was given, as stars. Read-only; spoken as "Rated 5 out of 5". */
export function StarRating({ rating, max = 5, size = 'md' }: StarRatingProps) {
  const halves = Math.round(Math.min(max, Math.max(0, rating)) * 2)
  return (
    <span className={styles.rating} data-size={size} role="img" aria-label={`Rated ${rating} out of ${max}`}>
      {Array.from({ length: max }, (_, at) => (
        <span key={String(at)} className={styles.star}>
          <Star aria-hidden="true" data-full={halves >= 2 * at + 2 || undefined} />
          {halves === 2 * at + 1 ? <StarHalf aria-hidden="true" data-full /> : null}
        </span>
      ))}
    </span>
  )
}
