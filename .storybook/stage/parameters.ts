import { extensionsBut } from '@mocks/extensions'
import { readScenario } from '@mocks/link/scenarioLink'
import { type Scenario, type ScenarioRole, type SeedName, scenarioOf } from '@mocks/scenario'
import type { ExtensionName } from '@/lib/extensions'

/** What a story says about its world, in `parameters`. */
export interface StageParameters {
  /** Merged over the default scenario. */
  scenario?: Partial<Scenario>
  /** The address at which a screen stands. */
  route?: string
  /** `app`: the story brings the whole app and its router (StageApp); the session is restored by the app itself. */
  stage?: 'screen' | 'app'
  /** Extensions of the contract that the backend has, `[]` for the specification alone: the rest is the scenario's `without`. */
  extensions?: readonly ExtensionName[]
}

/** What the toolbar says; it wins over the link, and the link over the story. */
export interface StageGlobals {
  theme?: 'light' | 'dark'
  role?: ScenarioRole | 'story'
  seed?: SeedName | 'story'
  network?: 'story' | keyof typeof NETWORKS
  /** The text of `?scenario=` in Storybook's own address. */
  scenario?: string
}

/** What the toolbar's networks mean, as a link would say it. */
const NETWORKS = {
  slow: 'all:slow',
  hold: 'all:hold',
  error: 'all:500',
  html: 'all:html',
  offline: 'all:offline',
} as const

/** What a story says of its scenario, the extensions that it names included. */
export const ownScenario = ({ scenario, extensions }: StageParameters): Partial<Scenario> => ({
  ...(extensions ? { without: extensionsBut(extensions) } : {}),
  ...scenario,
})

/** The story's scenario, with the link's and then the toolbar's over it. A network goes over all outcomes. */
export function scenarioFor(
  parameters: StageParameters,
  { role = 'story', seed = 'story', network = 'story', scenario: text = '' }: StageGlobals,
): Partial<Scenario> {
  const own = ownScenario(parameters)
  const link = readScenario(text).scenario
  const toolbar = [
    ...(role === 'story' ? [] : [role]),
    ...(seed === 'story' ? [] : [`seed:${seed}`]),
    ...(network === 'story' ? [] : [NETWORKS[network]]),
  ]
  const said = readScenario(toolbar.join(',')).scenario
  return { ...scenarioOf(own, link, said), ...(said.outcomes ? { outcomes: said.outcomes } : {}) }
}
