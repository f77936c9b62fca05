import { Star, StarHalf } from 'lucide-react'
import styles from './StarRating.module.css'

const MAX = 5

export interface StarRatingProps {
  /** From 0 to 5; drawn to the nearest half, spoken as given. */
  rating: number
  /** A star is 1 or 1.25 rem across. */
  size?: 'sm' | 'md'
}

/** A rating that was given, as stars. Read-only; spoken as "Rated 5 out of 5". */
export function StarRating({ rating, size = 'md' }: StarRatingProps) {
  const halves = Math.round(Math.min(MAX, Math.max(0, rating)) * 2)
  return (
    <span className={styles.rating} data-size={size} role="img" aria-label={`Rated ${rating} out of ${MAX}`}>
      {Array.from({ length: MAX }, (_, at) => (
        <span key={String(at)} className={styles.star}>
          <Star aria-hidden="true" data-full={halves >= 2 * at + 2 || undefined} />
          {halves === 2 * at + 1 ? <StarHalf aria-hidden="true" data-full /> : null}
        </span>
      ))}
    </span>
  )
}
