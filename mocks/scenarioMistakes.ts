import { EXTENSION_NAMES } from './extensions'
import { DEMO_ACCOUNTS } from './fixtures/users'
import { outcomeMistakes } from './handlers/outcomes'
import { DEFAULT_SCENARIO, type Scenario } from './scenario'
import { LONGEST_LATENCY, LONGEST_LATER, momentOf } from './scenarioBounds'

const ROLES: readonly string[] = ['visitor', 'client', 'admin'] satisfies Scenario['role'][]
const SEEDS: readonly string[] = ['typical', 'empty', 'huge'] satisfies Scenario['seed'][]
const EXTENSIONS: readonly string[] = EXTENSION_NAMES
const PEOPLE: readonly string[] = DEMO_ACCOUNTS.map(({ person }) => person)

const oneOf = (names: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && names.includes(value) ? null : `is one of ${names.join(', ')}`
const milliseconds = (most: number, inWords: string) => (value: unknown) => {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return 'is a number of milliseconds'
  return value <= most ? null : `is at most ${most} milliseconds (${inWords})`
}

/** What is wrong with each part of a scenario, as the end of a sentence; null when it is right. */
const CHECKS: { [Key in keyof Scenario]: (value: unknown) => string | null } = {
  role: oneOf(ROLES),
  person: (value) => (value === null ? null : oneOf(PEOPLE)(value)),
  seed: oneOf(SEEDS),
  clock: (value) =>
    value === 'now' || (typeof value === 'string' && momentOf(value) !== null)
      ? null
      : "is 'now' or a moment from 1970 to 2099 such as 2026-03-04T17:00:00.000Z",
  later: milliseconds(LONGEST_LATER, '10 years'),
  latency: milliseconds(LONGEST_LATENCY, '10 minutes'),
  offline: (value) => (typeof value === 'boolean' ? null : 'is true or false'),
  without: (value) =>
    Array.isArray(value) && value.every((name) => EXTENSIONS.includes(name))
      ? null
      : `is a list of ${EXTENSIONS.join(', ')}`,
  outcomes: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? null
      : 'is an object of outcomes by operationId',
}

/** Says in sentences what is wrong with a scenario that came as text: from a link, a command, a control request. */
export function scenarioMistakes(change: Partial<Scenario>): string[] {
  const shapes = Object.entries(change).flatMap(([key, value]) => {
    if (!(key in DEFAULT_SCENARIO)) return [`A scenario has no ${key}.`]
    const mistake = CHECKS[key as keyof Scenario](value)
    return mistake ? [`A scenario's ${key} ${mistake}.`] : []
  })
  return shapes.length > 0 ? shapes : outcomeMistakes(change.outcomes ?? {})
}
