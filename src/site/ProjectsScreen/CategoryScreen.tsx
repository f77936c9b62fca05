import { useParams } from 'react-router-dom'
import { categoryAt, projectsOf } from '@/content/projectCategories'
import { STUDIO } from '@/content/studio'
import { contactPath } from '@/lib/paths'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { TextLink } from '@/ui/TextLink/TextLink'
import { InkBand } from '../parts/InkBand/InkBand'
import { ProjectCard } from '../parts/ProjectCard/ProjectCard'
import { ShopSlot } from '../parts/ShopSlot/ShopSlot'
import { thingOfProject } from '../parts/ShopSlot/thingOfProject'
import { CategoryLinks } from './CategoryLinks'
import styles from './CategoryScreen.module.css'
import { spansOf } from './spans'

/** /projects/{category lowercased} and /projects/all (spec section 2). */
export function CategoryScreen() {
  const { category } = useParams()
  const page = categoryAt(category)
  // The route shows the 404 page instead.
  if (!page) return null
  const projects = projectsOf(page.name)
  const spans = spansOf(projects.length)
  return (
    <>
      <title>{`${page.title} · ${STUDIO.name}`}</title>
      <div className={styles.page}>
        <PageHeader
          size="display"
          eyebrow={<TextLink href="/projects">Client projects</TextLink>}
          title={page.heading}
          lead={page.lead}
        />
        <CategoryLinks current={page.name} />
        <ul className={styles.grid} aria-label={page.heading}>
          {projects.map((project, index) => (
            <li key={project.id} className={styles.cell} data-span={spans[index]}>
              <ProjectCard
                project={project}
                level={2}
                first={index < 2}
                corner={<ShopSlot look="corner" thing={thingOfProject(project)} />}
              />
            </li>
          ))}
        </ul>
      </div>
      <InkBand
        title="Need one of these?"
        href={contactPath({ subject: 'Project Quote' })}
        action="Request a Quote"
        ink="green"
      >
        Say what it should do, and for whom. We answer within 24 hours.
      </InkBand>
    </>
  )
}
