import { contactPath } from '@/lib/paths'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { ShopSlot } from '../parts/ShopSlot/ShopSlot'
import { Film, type FilmProps } from './Film'
import { formatPrice, type Listing, thingOfListing } from './listing'
import styles from './ProjectCard.module.css'
import type { Films } from './useFilms'

/** So many tags stand on a card; the rest is counted (spec section 9). */
const TAGS_SHOWN = 3

/** Where a project is bought: at the contact form, which names it. */
export const purchasePath = ({ projectTitle }: Listing): string =>
  contactPath({ subject: 'Project Quote', project: projectTitle })

export interface ProjectCardProps {
  listing: Listing
  films: Films
  /** As of its film. */
  atFirst?: FilmProps['atFirst']
  /** The quick view was asked for, and is on its way in. */
  opening?: boolean
  onQuickView: () => void
}

/** A project of the portfolio: its film, what it is, what it costs, and three ways on. */
export function ProjectCard({ listing, films, atFirst, opening = false, onQuickView }: ProjectCardProps) {
  const { id, projectTitle, clientName, desc, tags, price, featured, demo } = listing
  const more = tags.length - TAGS_SHOWN
  const about = <VisuallyHidden> {projectTitle}</VisuallyHidden>
  return (
    <article className={styles.card} aria-labelledby={`project-${id}`}>
      <div className={styles.picture}>
        <Film
          id={id}
          src={listing.projectVideo}
          poster={listing.poster}
          alt={`${projectTitle} for ${clientName}, as a short film`}
          films={films}
          atFirst={atFirst}
        />
        {featured ? (
          <span className={styles.badge}>
            <Badge tone="warning">Featured</Badge>
          </span>
        ) : null}
        <ShopSlot look="corner" thing={thingOfListing(listing)} />
      </div>
      <div className={styles.head}>
        <h2 id={`project-${id}`} className={styles.title}>
          {projectTitle}
        </h2>
        <p className={styles.price}>{formatPrice(price)}</p>
        <p className={styles.client}>{clientName}</p>
      </div>
      <p className={styles.desc}>{desc}</p>
      <ul className={styles.tags} aria-label="Built with">
        {tags.slice(0, TAGS_SHOWN).map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Badge>
              +{more}
              <VisuallyHidden> more</VisuallyHidden>
            </Badge>
          </li>
        ) : null}
      </ul>
      <div className={styles.actions}>
        <ButtonLink href={purchasePath(listing)}>Purchase{about}</ButtonLink>
        <Button variant="outline" aria-haspopup="dialog" busy={opening} onClick={onQuickView}>
          Quick View{about}
        </Button>
        {demo ? (
          <ButtonLink variant="quiet" href={demo} external>
            Live Demo{about}
          </ButtonLink>
        ) : null}
      </div>
    </article>
  )
}
