import { Link } from 'react-router-dom'
import { NotFoundScene } from '@/content/art/scenes/NotFoundScene'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import styles from '../pages.module.css'

/** Any other path (spec section 2, 404). */
export function NotFoundScreen() {
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <NotFoundScene />
      </div>
      <PageHeader
        size="display"
        eyebrow="404"
        title="Oops! The page you're looking for doesn't exist."
        lead="It may have moved, or the address has a slip in it."
      />
      <p>
        <Link to="/">Back to Home</Link>
      </p>
    </div>
  )
}
