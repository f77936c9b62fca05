import { KINDS } from '@/content/projectCategories'
import { categoryPath, contactPath } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { InkBand } from '../parts/InkBand/InkBand'
import { KindSpread } from './KindSpread'
import styles from './ProjectsScreen.module.css'

/** Projects, where the footer links (spec section 2): every kind of work as a spread that leads to its page. */
export function ProjectsScreen() {
  return (
    <>
      <div className={styles.head}>
        <PageHeader
          size="display"
          title="Client projects"
          lead="Logos, web designs, prototypes and mobile apps that we made for our clients, and what we learned on the way."
          actions={
            <ButtonLink variant="outline" href={categoryPath('All')}>
              View All
            </ButtonLink>
          }
        />
      </div>
      {KINDS.map((page, index) => (
        <KindSpread key={page.name} page={page} first={index === 0} />
      ))}
      <div className={styles.end} />
      <InkBand
        title="Yours among them?"
        href={contactPath({ subject: 'Project Quote' })}
        action="Request a Quote"
      >
        Say what it should do, and for whom. We answer within 24 hours.
      </InkBand>
    </>
  )
}
