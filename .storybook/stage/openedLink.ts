import { scenarioIn, withoutScenario, withScenario } from '../../mocks/link/address'

/** A link to a state: the scenario that its address carries, and the story for which it was made. */
export interface OpenedLink {
  id: string
  scenario: string
}

/** The story at an address of Storybook, or of its frame; a Docs page is none. */
function storyIn(href: string): string | null {
  const { searchParams } = new URL(href)
  const path = searchParams.get('path')
  return path === null ? searchParams.get('id') : path.replace(/^\/story\//, '')
}

/** What an address says of Storybook's own toolbar, where it names that story: `theme:dark;viewport.value:phone`. */
export const globalsIn = (href: string, id: string): string =>
  storyIn(href) === id ? (new URL(href).searchParams.get('globals') ?? '') : ''

/** The link at an address; null where it carries no scenario. */
export function linkIn(href: string): OpenedLink | null {
  const [id, scenario] = [storyIn(href), scenarioIn(href)]
  return id && scenario ? { id, scenario } : null
}

/** What a link says of a story: of every other one than its own, nothing. */
export const saidOf = (link: OpenedLink | null, id: string | undefined): string =>
  link !== null && link.id === id ? link.scenario : ''

/** The address as it should stand: Storybook carries the scenario on to the next story, where a reload would take it up. */
export function addressWith(link: OpenedLink, href: string): string {
  const said = saidOf(link, storyIn(href) ?? undefined)
  if (said === (scenarioIn(href) ?? '')) return href
  return said ? withScenario(href, said) : withoutScenario(href)
}
