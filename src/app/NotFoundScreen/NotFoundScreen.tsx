import { NotFoundScene } from '@/content/art/scenes/NotFoundScene'
import { STUDIO } from '@/content/studio'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import styles from './NotFoundScreen.module.css'

/** Any other path (spec section 2, 404). */
export function NotFoundScreen() {
  return (
    <div className={styles.page}>
      <title>{`Page not found · ${STUDIO.name}`}</title>
      <div className={styles.words}>
        <PageHeader
          title="Oops! The page you're looking for doesn't exist."
          lead="It may have moved, or the address has a slip in it. The plates are out of register; the rest of the site is not."
        />
        <p>
          <ButtonLink href="/">Back to Home</ButtonLink>
        </p>
      </div>
      <div className={styles.scene}>
        <NotFoundScene />
      </div>
    </div>
  )
}
