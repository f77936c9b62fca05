import { useParams } from 'react-router-dom'
import { categoryAt, projectAfter, projectAt } from '@/content/projectCategories'
import { PROJECT_STORIES } from '@/content/projectStories'
import { STUDIO } from '@/content/studio'
import { categoryPath } from '@/lib/paths'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { Prose } from '@/ui/Prose/Prose'
import { TextLink } from '@/ui/TextLink/TextLink'
import { NextProject } from './NextProject'
import { ProjectFacts } from './ProjectFacts'
import styles from './ProjectScreen.module.css'

/** One client project (spec section 2): its cover, for whom, what we did, and the next one. */
export function ProjectScreen() {
  const params = useParams()
  const project = projectAt(params.category, params.id)
  // The route shows the 404 page instead.
  if (!project) return null
  const { id, title, category, image, alt } = project
  const story = PROJECT_STORIES[id]
  return (
    <article className={styles.project} data-ink={categoryAt(params.category)?.ink}>
      <title>{`${title} · ${STUDIO.name}`}</title>
      <div className={styles.head}>
        <PageHeader
          size="display"
          title={title}
          lead={story?.summary}
          eyebrow={
            <>
              <TextLink href="/projects">Client projects</TextLink> /{' '}
              <TextLink href={categoryPath(category)}>{category}</TextLink>
            </>
          }
        />
      </div>
      <div className={styles.stage}>
        <img
          className={styles.cover}
          src={image}
          alt={alt}
          width={480}
          height={360}
          decoding="async"
          fetchPriority="high"
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.facts}>
          <ProjectFacts project={project} story={story} />
        </div>
        {story ? (
          <Prose size="lg">
            <h2>What we did</h2>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        ) : null}
      </div>
      <NextProject project={projectAfter(project)} />
    </article>
  )
}
