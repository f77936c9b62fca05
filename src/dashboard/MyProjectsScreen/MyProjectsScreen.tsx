import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isSilent } from '@/api/ApiError'
import { userProjects } from '@/api/projects'
import { ShelfEmpty } from '@/content/art/scenes/ShelfEmpty'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useSession } from '@/runtime/hooks'
import { personKey } from '@/session/storedSession'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { TabBar } from '../parts/TabBar/TabBar'
import { useRetry } from '../parts/useRetry'
import { LoadingProjects } from './LoadingProjects'
import styles from './MyProjectsScreen.module.css'
import { ProjectCard } from './ProjectCard'

/** My Projects: what the studio finished for this person (spec section 2). */
export function MyProjectsScreen() {
  const id = useSession(({ user }) => (user ? personKey(user) : ''))
  const query = useQuery(userProjects(useApi(), id))
  const { data, error } = query
  const heading = useRef<HTMLSpanElement>(null)
  const { failed, retrying, retry } = useRetry([query], heading)

  useEffect(() => {
    // Spec section 8: load errors of My Projects are logged. The failed state below is ours.
    // biome-ignore lint/suspicious/noConsole: the specification asks for it.
    if (error && !isSilent(error)) console.error('My Projects could not be loaded:', error.message)
  }, [error])

  return (
    <>
      <div className={styles.screen}>
        <PageHeader
          title={
            <span ref={heading} tabIndex={-1}>
              My Projects
            </span>
          }
          // While they load as well, so that it pushes nothing down when they come.
          lead={(data ? data.length > 0 : !failed) && 'Everything we finished together, newest first.'}
        />
        {failed ? (
          <ErrorState onRetry={retry} busy={retrying}>
            Could not load your projects.
          </ErrorState>
        ) : null}
        {data === undefined ? (
          failed ? null : (
            <LoadingProjects />
          )
        ) : data.length === 0 ? (
          <EmptyState art={<ShelfEmpty />}>No projects found</EmptyState>
        ) : (
          <ul className={styles.grid} aria-label="My projects">
            {data.map((project, index) => (
              <li key={project._id}>
                <ProjectCard project={project} eager={index < 2} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <TabBar counted />
    </>
  )
}
