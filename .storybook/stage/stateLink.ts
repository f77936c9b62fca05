import { withScenario } from '../../mocks/link/address'

/** What of Storybook's toolbar is not part of the scenario: how it looks. */
export interface Look {
  theme?: unknown
  viewport?: unknown
}

const NAME = /^[\w-]+$/

function viewportInAddress(viewport: unknown): string[] {
  if (typeof viewport !== 'object' || viewport === null) return []
  const { value, isRotated } = viewport as { value?: unknown; isRotated?: unknown }
  if (typeof value !== 'string' || !NAME.test(value)) return []
  return [`viewport.value:${value}`, ...(isRotated === true ? ['viewport.isRotated:!true'] : [])]
}

/**
 * The address of Storybook at a story in a state, whatever the toolbar says where it is opened: who, how much, when and
 * how every call ends stand in the scenario; theme and viewport, and what the controls changed, as Storybook writes them.
 */
export function stateLink(
  href: string,
  { id, scenario }: { id: string; scenario: string },
  look: Look,
): string {
  const url = new URL(href)
  // As it is written: Storybook has its own signs in it.
  const [, args = ''] = /[?&]args=([^&]*)/.exec(url.search) ?? []
  const globals = [...(look.theme === 'dark' ? ['theme:dark'] : []), ...viewportInAddress(look.viewport)]
  url.search = [
    `?path=/story/${id}`,
    ...(args ? [`args=${args}`] : []),
    ...(globals.length > 0 ? [`globals=${globals.join(';')}`] : []),
  ].join('&')
  url.hash = ''
  return withScenario(url.href, scenario)
}
