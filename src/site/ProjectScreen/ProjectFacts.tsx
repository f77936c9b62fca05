import type { ProjectStory } from '@/content/projectStories'
import type { ClientProject } from '@/content/projects'
import { contactPath } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { ShopSlot } from '../parts/ShopSlot/ShopSlot'
import { thingOfProject } from '../parts/ShopSlot/thingOfProject'
import styles from './ProjectFacts.module.css'

interface ProjectFactsProps {
  project: ClientProject
  /** Nothing, while it is not yet written. */
  story: ProjectStory | undefined
}

/** For whom, when, what, and the way to one like it. */
export function ProjectFacts({ project, story }: ProjectFactsProps) {
  const { client, category, title } = project
  return (
    <>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Client</dt>
          <dd>{client}</dd>
        </div>
        {story ? (
          <div className={styles.fact}>
            <dt>Year</dt>
            <dd>{story.year}</dd>
          </div>
        ) : null}
        <div className={styles.fact}>
          <dt>Kind of work</dt>
          <dd>{category}</dd>
        </div>
        {story ? (
          <div className={styles.fact}>
            <dt>Services</dt>
            {story.services.map((service) => (
              <dd key={service}>{service}</dd>
            ))}
          </div>
        ) : null}
      </dl>
      <ButtonLink href={contactPath({ subject: 'Project Quote', project: title })}>
        Start a project like this
      </ButtonLink>
      <ShopSlot look="row" thing={thingOfProject(project)} />
    </>
  )
}
