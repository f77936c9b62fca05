import { HeadSkeleton } from '../parts/HeadSkeleton/HeadSkeleton'
import { TabBar } from '../parts/TabBar/TabBar'
import { LoadingProjects } from './LoadingProjects'
import styles from './MyProjectsScreen.module.css'

/** The shape of My Projects, shown while the session is restored. */
export function MyProjectsSkeleton() {
  return (
    <>
      <div className={styles.screen}>
        <HeadSkeleton />
        <LoadingProjects />
      </div>
      <TabBar />
    </>
  )
}
