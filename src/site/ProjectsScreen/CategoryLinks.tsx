import { CATEGORY_PAGES, type CategoryPage, projectsOf } from '@/content/projectCategories'
import { categoryPath } from '@/lib/paths'
import { TextLink } from '@/ui/TextLink/TextLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './CategoryLinks.module.css'

/** The kinds of work, each a page of its own, and how many projects each has. */
export function CategoryLinks({ current }: { current: CategoryPage['name'] }) {
  return (
    <nav aria-label="Kinds of work">
      <ul className={styles.list}>
        {CATEGORY_PAGES.map(({ name }) => (
          <li key={name}>
            <TextLink
              href={categoryPath(name)}
              className={styles.link ?? ''}
              aria-current={name === current ? 'page' : undefined}
            >
              {name}
              <span className={styles.count}>
                <VisuallyHidden>, </VisuallyHidden>
                {projectsOf(name).length}
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
