import { Link } from 'react-router-dom'
import { Hero } from '@/content/art/hero/Hero'
import { STUDIO } from '@/content/studio'
import { useSession } from '@/runtime/hooks'
import { homeOf } from '@/session/roles'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import styles from './HomeScreen.module.css'

/** Home (spec section 2). */
export function HomeScreen() {
  const user = useSession((state) => state.user)
  return (
    <div className={styles.screen}>
      <div className={styles.words}>
        <PageHeader size="display" title="We draw it. We build it. You approve it." lead={STUDIO.line} />
        <p>
          {user ? (
            <Link to={homeOf(user)}>Go to your dashboard</Link>
          ) : (
            <Link to="/login">Sign in to see your works</Link>
          )}
        </p>
      </div>
      <div>
        <Hero />
      </div>
    </div>
  )
}
