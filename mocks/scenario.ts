import type { operations } from '@/api/schema'
import type { ExtensionName } from '@/lib/extensions'
import type { ErrorStatusOf, OperationId } from './contract/types'

/** Who is signed in when it starts. */
export type ScenarioRole = 'visitor' | 'client' | 'admin'
/** The people of the demo accounts. */
export type PersonName = 'maya' | 'jonah' | 'noor' | 'elias' | 'priya' | 'sol'
/** How much the studio holds. */
export type SeedName = 'typical' | 'empty' | 'huge'

/** Operations whose answer holds lists or figures, and so can be empty. */
export type ListOperationId = {
  [Op in OperationId]: operations[Op] extends { responses: { 200: unknown } }
    ? Op extends `list${string}` | `get${string}`
      ? Op
      : never
    : never
}[OperationId]

/**
 * What an operation does instead of its usual work. A number is a declared error status, with the body of
 * the contract's first example for it. `slow` answers after SLOW_MS, `hold` when released, `offline` fails
 * like a dead network, `html` is a 502 page of a proxy, `malformed` its usual answer, a refusal too, cut short,
 * `nullLists` a 200 with null where lists should be, `empty` the valid answer of somebody who has nothing.
 */
export type OutcomeOf<Op extends OperationId> =
  | 'ok'
  | 'slow'
  | 'hold'
  | 'offline'
  | 'html'
  | 'malformed'
  | (Op extends ListOperationId ? 'empty' | 'nullLists' : never)
  | ErrorStatusOf<Op>

/** One outcome for every call, or one a call; the last one then stays. */
export type Outcomes = { [Op in OperationId]?: OutcomeOf<Op> | readonly OutcomeOf<Op>[] }
/** The one object that steers the faked backend: stories, tests, the demo and links all speak it. */
export interface Scenario {
  role: ScenarioRole
  /** Who exactly; null is the role's own demo person. A role that is set alone sets it to null. */
  person: PersonName | null
  seed: SeedName
  /** The moment at which it starts, RFC 3339; 'now' for the real time. */
  clock: string
  /** Milliseconds that have gone by since then: the data grow older, they are not made anew. */
  later: number
  /** Milliseconds before each answer. */
  latency: number
  /** No network at all: no call is answered, and the browser says so. */
  offline: boolean
  /** Extensions of the contract that this backend lacks: the app knows it, and a call of one is nobody's. */
  without: readonly ExtensionName[]
  outcomes: Outcomes
}

/** Milliseconds that a `slow` call takes. */
export const SLOW_MS = 3000

/** A Wednesday morning in Orange County; where nothing else is said it is always then. */
export const DEFAULT_CLOCK = '2026-03-04T17:00:00.000Z'

export const DEFAULT_SCENARIO: Scenario = {
  role: 'visitor',
  person: null,
  seed: 'typical',
  clock: DEFAULT_CLOCK,
  later: 0,
  latency: 0,
  offline: false,
  without: [],
  outcomes: {},
}

/** Fills what a scenario leaves out; outcomes of both are kept, the later one wins. */
export function scenarioOf(...parts: readonly (Partial<Scenario> | undefined)[]): Scenario {
  const scenario: Scenario = { ...DEFAULT_SCENARIO, outcomes: {} }
  for (const part of parts) {
    const outcomes = { ...scenario.outcomes, ...part?.outcomes }
    if (part?.role) scenario.person = null
    // A new start: nothing has gone by since.
    if (part?.clock) scenario.later = 0
    Object.assign(scenario, part, { outcomes })
  }
  return scenario
}
