import { operations } from '@mocks/contract/operations'
import type { Outcomes, Scenario, ScenarioRole } from '@mocks/scenario'

/** What a story says about its world, in `parameters`. */
export interface StageParameters {
  /** Merged over the default scenario. */
  scenario?: Partial<Scenario>
  /** The address at which a screen stands. */
  route?: string
  /** `app`: the story brings the whole app and its router (StageApp); the session is restored by the app itself. */
  stage?: 'screen' | 'app'
}

/** What the toolbar says; it wins over the story. */
export interface StageGlobals {
  theme?: 'light' | 'dark'
  role?: ScenarioRole | 'story'
  network?: 'story' | 'slow' | 'hold' | 'offline' | 'error' | 'html'
}

function everywhere(outcome: 'hold' | 'offline' | 'html' | 'slow'): Outcomes {
  return Object.fromEntries(operations.map(({ operationId }) => [operationId, outcome]))
}

function errorsEverywhere(): Outcomes {
  return Object.fromEntries(
    operations.filter(({ statuses }) => statuses.includes(500)).map(({ operationId }) => [operationId, 500]),
  )
}

/** The story's scenario, with the toolbar's role and network over it. */
export function scenarioFor(parameters: StageParameters, { role, network }: StageGlobals): Partial<Scenario> {
  const own = parameters.scenario ?? {}
  const outcomes =
    network === undefined || network === 'story'
      ? own.outcomes
      : network === 'error'
        ? errorsEverywhere()
        : everywhere(network)
  return {
    ...own,
    ...(role === undefined || role === 'story' ? {} : { role }),
    ...(outcomes ? { outcomes } : {}),
  }
}
