import type { ClientProject } from '@/content/projects'
import { projectPath } from '@/lib/paths'
import { TextLink } from '@/ui/TextLink/TextLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './ProjectCard.module.css'

/** One client project: its cover, whose it is, and the way to its page. */
export function ProjectCard({ project }: { project: ClientProject }) {
  const { id, title, image, category, client, alt } = project
  return (
    <article className={styles.card}>
      <img
        className={styles.cover}
        src={image}
        width={480}
        height={360}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.about}>
          {category} for {client}
        </p>
        <TextLink href={projectPath(category, id)} tone="quiet" className={styles.link}>
          View Details<VisuallyHidden> of {title}</VisuallyHidden>
        </TextLink>
      </div>
    </article>
  )
}
