import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { type CategoryPage, countOf, projectsOf } from '@/content/projectCategories'
import { categoryPath } from '@/lib/paths'
import { TextLink } from '@/ui/TextLink/TextLink'
import styles from './KindSpread.module.css'

/** How many covers lie on the plate of a kind. */
const COVERS = 2

/**
 * One kind of work as a spread: two covers on a plate of its ink that runs off the page, and words. All of it leads
 * to the category; the covers are decoration here, each has its words there.
 */
export function KindSpread({ page, first }: { page: CategoryPage; first: boolean }) {
  const id = useId()
  const projects = projectsOf(page.name)
  return (
    <section className={styles.spread} data-ink={page.ink} aria-labelledby={id}>
      <div className={styles.covers}>
        {projects.slice(0, COVERS).map(({ id: key, image }) => (
          <img
            key={key}
            className={styles.cover}
            src={image}
            alt=""
            width={480}
            height={360}
            loading={first ? undefined : 'lazy'}
            decoding="async"
          />
        ))}
      </div>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          <TextLink className={styles.link ?? ''} href={categoryPath(page.name)}>
            {page.name}
          </TextLink>
        </h2>
        <p className={styles.lead}>{page.lead}</p>
        <p className={styles.count}>
          {countOf(projects)}
          <ArrowRight aria-hidden="true" className={styles.arrow} />
        </p>
      </div>
    </section>
  )
}
