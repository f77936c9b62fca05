import { CATEGORY_PAGES, projectsOf } from '@/content/projectCategories'
import { PROJECT_STORIES } from '@/content/projectStories'
import { categoryPath, projectPath } from '@/lib/paths'
import { ENTRIES, ROUTES } from './manifest'

/** One address of the built site. */
export interface Page {
  path: string
  title: string
  /** For search engines and shared links. */
  description?: string
  indexable: boolean
  /** Whether it is drawn at build time; the others start empty, since they depend on who looks. */
  prerendered: boolean
  /** The pages above it, from Home down, for search engines. */
  crumbs: { path: string; title: string }[]
}

const HOME = { path: '/', title: 'Home' }

/** The addresses that the client projects make: one a category, all of them, and one a project. */
function projectPages(): Page[] {
  const above = [HOME, { path: ROUTES.projects.path, title: ROUTES.projects.title }]
  const shown = { indexable: true, prerendered: true }
  return CATEGORY_PAGES.flatMap(({ name, heading, title, lead }): Page[] => {
    const path = categoryPath(name)
    const own = { path, title, description: lead, ...shown, crumbs: above }
    if (name === 'All') return [own]
    const projects = projectsOf(name).map((project): Page => {
      const summary = PROJECT_STORIES[project.id]?.summary
      return {
        path: projectPath(name, project.id),
        title: project.title,
        ...(summary ? { description: summary } : {}),
        ...shown,
        crumbs: [...above, { path, title: heading }],
      }
    })
    return [own, ...projects]
  })
}

/** Every address of the built site. */
export function pages(): Page[] {
  const fixed = ENTRIES.flatMap(([, entry]): Page[] => {
    const { path, title, description, indexable, guard, redirect } = entry
    if (redirect || path.includes(':')) return []
    return [
      {
        path,
        title,
        ...(description ? { description } : {}),
        indexable,
        prerendered: guard === 'public',
        crumbs: path === '/' ? [] : [HOME],
      },
    ]
  })
  return [...fixed, ...projectPages()]
}
