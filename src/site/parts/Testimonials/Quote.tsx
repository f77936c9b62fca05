import type { Testimonial } from '@/content/testimonials'
import { Avatar } from '@/ui/Avatar/Avatar'
import { StarRating } from '@/ui/StarRating/StarRating'
import styles from './Quote.module.css'

/** One client's words, rating and name, with what was made for them. */
export function Quote({ testimonial: { content, stars, user, image } }: { testimonial: Testimonial }) {
  // "Ana Reyes, Harbor Café": the initials are the person's.
  const [person = ''] = user.name.split(',')
  return (
    <figure className={styles.quote}>
      <StarRating rating={stars} />
      <blockquote className={styles.words}>
        <p>{content}</p>
      </blockquote>
      <figcaption className={styles.name}>
        {image ? (
          <img
            className={styles.picture}
            src={image.url}
            width={image.width}
            height={image.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Avatar name={person} size="lg" decorative />
        )}
        <span>{user.name}</span>
      </figcaption>
    </figure>
  )
}
