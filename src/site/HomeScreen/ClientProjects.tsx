import { useId, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PROJECT_CATEGORIES, PROJECTS } from '@/content/projects'
import { never } from '@/lib/never'
import { categoryPath } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { ProjectCard } from '../parts/ProjectCard/ProjectCard'
import { Band } from './Band'
import styles from './ClientProjects.module.css'
import { ProjectTabs } from './ProjectTabs'

const TABS = ['All', ...PROJECT_CATEGORIES] as const

export type ProjectTab = (typeof TABS)[number]

/** How many of all stand on Home; a category shows all of its own. */
const SHOWN = 7

/** The chosen tab, kept in the step of the history: whoever comes back from a project finds it again. */
function useTab(initial: ProjectTab) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  // The build knows no step: a drawn page takes the tab on right after it has come to life.
  const tab = useSyncExternalStore(
    never,
    () => TABS.find((one) => one === state?.tab) ?? initial,
    () => initial,
  )
  return [
    tab,
    (tab: ProjectTab) => navigate({ search }, { replace: true, state: { ...state, tab } }),
  ] as const
}

/** Client Projects (spec section 2): a choice by kind of work, and the way to the rest of it. */
export function ClientProjects({ initialTab }: { initialTab: ProjectTab }) {
  const [tab, choose] = useTab(initialTab)
  const id = useId()
  const shown = PROJECTS.filter(({ category }) => tab === 'All' || category === tab).slice(0, SHOWN)
  return (
    <Band title="Client Projects">
      <ProjectTabs id={id} tabs={TABS} chosen={tab} onChoose={choose} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${TABS.indexOf(tab)}`}>
        <ul className={styles.grid} data-count={shown.length}>
          {shown.map((project) => (
            <li key={project.id} className={styles.cell}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.all}>
        <ButtonLink variant="outline" href={categoryPath(tab)}>
          View All
        </ButtonLink>
      </div>
    </Band>
  )
}
