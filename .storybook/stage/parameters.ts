import { extensionsBut } from '@mocks/extensions'
import type { RunOutcome } from '@mocks/handlers/outcomes'
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
  /** The text of `?scenario=` in the address, for the story that was opened with it. */
  scenario?: string
}

/** The toolbar's networks, by the outcome that every call has in them. */
export const NETWORKS = {
  slow: 'slow',
  hold: 'hold',
  error: 500,
  html: 'html',
  offline: 'offline',
} as const satisfies Record<string, RunOutcome>

/** Stories of the design system and its foundations know no API, no session and no router. */
export const isOfDesignSystem = (title: string) => /^(ui|styles)\//.test(title)

/** What a story says of its scenario, the extensions that it names included. */
export const ownScenario = ({ scenario, extensions }: StageParameters): Partial<Scenario> => ({
  ...(extensions ? { without: extensionsBut(extensions) } : {}),
  ...scenario,
})

/** What a story, the link and the toolbar say, each over the one before. */
function sayings(
  parameters: StageParameters,
  { role = 'story', seed = 'story', network = 'story', scenario: text = '' }: StageGlobals,
): [own: Partial<Scenario>, link: Partial<Scenario>, toolbar: Partial<Scenario>] {
  const toolbar = [
    ...(role === 'story' ? [] : [role]),
    ...(seed === 'story' ? [] : [`seed:${seed}`]),
    ...(network === 'story' ? [] : [`all:${NETWORKS[network]}`]),
  ]
  return [ownScenario(parameters), readScenario(text).scenario, readScenario(toolbar.join(',')).scenario]
}

/** The story's scenario, with the link's and then the toolbar's over it. A network goes over all outcomes. */
export function scenarioFor(parameters: StageParameters, globals: StageGlobals): Scenario {
  const said = sayings(parameters, globals)
  const [, , { outcomes }] = said
  return { ...scenarioOf(...said), ...(outcomes ? { outcomes } : {}) }
}

/** Of that scenario what anybody said, without what is so because nobody did. */
export function saidFor(parameters: StageParameters, globals: StageGlobals): Partial<Scenario> {
  const said = new Set(sayings(parameters, globals).flatMap((one) => Object.keys(one)))
  const all = Object.entries(scenarioFor(parameters, globals))
  return Object.fromEntries(all.filter(([name]) => said.has(name)))
}
