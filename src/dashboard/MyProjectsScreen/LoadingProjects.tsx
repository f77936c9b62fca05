import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import styles from './MyProjectsScreen.module.css'

/** The shape of the projects and the words of the specification (section 2, My Projects). */
export function LoadingProjects() {
  return (
    <SkeletonGroup label="Loading projects...">
      <div className={styles.grid}>
        {[1, 2, 3].map((key) => (
          <div className={styles.ghost} key={key}>
            <div className={styles.picture}>
              <Skeleton shape="block" size="lg" />
            </div>
            <div className={styles.words}>
              {/* Where the first title comes to stand: a line of its own would push all of them down. */}
              {key === 1 ? (
                <p className={styles.loading} aria-hidden="true">
                  Loading projects...
                </p>
              ) : (
                <span className={styles.line}>
                  <Skeleton width="half" />
                </span>
              )}
              <span className={styles.line}>
                <Skeleton size="sm" width="wide" />
              </span>
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
