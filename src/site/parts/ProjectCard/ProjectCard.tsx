import type { ReactNode } from 'react'
import type { ClientProject } from '@/content/projects'
import { projectPath } from '@/lib/paths'
import { TextLink } from '@/ui/TextLink/TextLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './ProjectCard.module.css'

export interface ProjectCardProps {
  project: ClientProject
  /** Level of the title in the page's outline. */
  level?: 2 | 3
  /** Its cover is seen without scrolling, so it is loaded at once. */
  first?: boolean
  /** Stands on its cover, before the link over the whole card. */
  corner?: ReactNode
}

/** One client project: its cover, whose it is, and the way to its page. */
export function ProjectCard({ project, level = 3, first = false, corner }: ProjectCardProps) {
  const { id, title, image, category, client, alt } = project
  const Title = `h${level}` as const
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <img
          className={styles.cover}
          src={image}
          width={480}
          height={360}
          alt={alt}
          loading={first ? undefined : 'lazy'}
          decoding="async"
        />
        {corner}
      </div>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
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
