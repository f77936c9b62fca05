import { type ClientProject, PROJECT_CATEGORIES, PROJECTS, type ProjectCategory } from './projects.ts'

/** The page of a category, or of all of them. */
export interface CategoryPage {
  /** As in its path, before it is lowercased. */
  name: ProjectCategory | 'All'
  /** The page's heading. */
  heading: string
  /** The document's title. */
  title: string
  /** What these projects have in common; for search engines too. */
  lead: string
  /** The ink of its plates. */
  ink: 'orange' | 'blue' | 'green' | 'black'
}

/** In the order of the tabs of Home. */
export const CATEGORY_PAGES: readonly CategoryPage[] = [
  {
    name: 'All',
    heading: 'All projects',
    title: 'All client projects',
    lead: 'Every client project that we show: marks, sites, prototypes and apps, each with what we did and for whom.',
    ink: 'black',
  },
  {
    name: 'Logos',
    heading: 'Logos',
    title: 'Logos for our clients',
    lead: 'Marks drawn for the hardest place first: a wet cup, a ferry’s funnel, a tiled wall, a rubber stamp.',
    ink: 'orange',
  },
  {
    name: 'Web Designs',
    heading: 'Web Designs',
    title: 'Web designs for our clients',
    lead: 'Sites that begin with what most people came for: tonight’s film, this season’s seed, a pot that exists once.',
    ink: 'blue',
  },
  {
    name: 'Prototypes',
    heading: 'Prototypes',
    title: 'Prototypes for our clients',
    lead: 'Flows that people clicked through before anybody built them, and what we cut because nobody could explain it.',
    ink: 'green',
  },
  {
    name: 'Mobile Apps',
    heading: 'Mobile Apps',
    title: 'Mobile apps for our clients',
    lead: 'Apps for wet fingers, long drives and a shore without a signal.',
    ink: 'black',
  },
]

const lower = (text: string) => text.toLowerCase()

/** The page whose name stands in a path, decoded and lowercased as its links are; or nothing. */
export const categoryAt = (segment: string | undefined): CategoryPage | undefined =>
  CATEGORY_PAGES.find(({ name }) => lower(name) === segment)

export const projectsOf = (name: CategoryPage['name']): readonly ClientProject[] =>
  name === 'All' ? PROJECTS : PROJECTS.filter(({ category }) => category === name)

/** The project at a path: its id under its own category, spelt as its links are; or nothing. */
export const projectAt = (category: string | undefined, id: string | undefined): ClientProject | undefined =>
  PROJECTS.find((project) => lower(project.category) === category && project.id === id)

/** What stands in an address. */
type Params = Readonly<Record<string, string | undefined>>

export const isCategory = ({ category }: Params): boolean => categoryAt(category) !== undefined
export const isProject = ({ category, id }: Params): boolean => projectAt(category, id) !== undefined

/** The project after this one in the order of Home; the first after the last. */
export function projectAfter(project: ClientProject): ClientProject {
  return PROJECTS[(PROJECTS.indexOf(project) + 1) % PROJECTS.length] ?? project
}

/** '3 projects', '1 project'. */
export const countOf = (projects: readonly unknown[]): string =>
  `${projects.length} ${projects.length === 1 ? 'project' : 'projects'}`

/** The four kinds of work, without the page of all. */
export const KINDS: readonly CategoryPage[] = CATEGORY_PAGES.filter(({ name }) =>
  PROJECT_CATEGORIES.some((category) => category === name),
)
