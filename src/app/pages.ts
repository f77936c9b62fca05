import { ENTRIES } from './manifest'

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

/** Every address of the built site. */
export function pages(): Page[] {
  return ENTRIES.flatMap(([, entry]): Page[] => {
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
}
