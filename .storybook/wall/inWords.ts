import { operationById } from '@mocks/contract/operations'
import type { OperationId } from '@mocks/contract/types'
import { DEMO_ACCOUNTS } from '@mocks/fixtures/users'
import { outcomeDoes } from '@mocks/handlers/outcomeWords'
import { EVERY, type OutcomePlan, printOutcomes, readPlan } from '@mocks/link/outcomeText'
import { placeTime } from '@mocks/placeTime'
import { DEFAULT_CLOCK, type Scenario } from '@mocks/scenario'

const turnsOf = (plan: OutcomePlan) => [plan].flat().map(outcomeDoes).join(', then ')

/** A part of a link that says how calls end: `approveWork:409`, `all:hold`. */
function outcomeInWords(part: string): string {
  const [id = '', plan = ''] = part.split(':')
  if (id === EVERY) return `every call ${turnsOf(readPlan(plan))}`
  const { method, path } = operationById(id as OperationId)
  return `${method.toUpperCase()} ${path} ${turnsOf(readPlan(plan))}`
}

/** What a story says of its world, one part a line; nothing where it says nothing. */
export interface StoryWorld {
  scenario?: Partial<Scenario> | undefined
  route?: string | undefined
  args?: Readonly<Record<string, unknown>>
  /** The width of its window in pixels, where it has one of its own. */
  width?: number | undefined
  theme?: string | undefined
}

const ROLES: Record<Scenario['role'], string> = {
  visitor: 'Nobody signed in',
  client: 'A client, Maya',
  admin: 'An admin, Noor',
}

/** A person whom the scenario names, as the roles' own people are named. */
function personInWords(person: NonNullable<Scenario['person']>): string {
  const account = DEMO_ACCOUNTS.find((one) => one.person === person)
  const [first] = (account?.label ?? person).split(/[ ,]/)
  return `${account?.role === 'admin' ? 'An admin' : 'A client'}, ${first}`
}

const SEEDS: Record<Scenario['seed'], string | null> = {
  typical: null,
  empty: 'a studio that holds nothing',
  huge: 'a studio that holds thousands',
}

/** What a backend may lack, as a person misses it. */
const EXTENSIONS: Record<Scenario['without'][number], string> = {
  submissions: 'rounds of a work',
  thread: 'whole conversations',
  shop: 'saving and adding to the cart',
}

const LENGTHS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
] as const

/** A length of time in its two longest units: 1 day, 6 hours. */
function lengthInWords(ms: number): string {
  if (ms < 60_000 && ms % 1000 !== 0) return `${ms} ms`
  let rest = ms
  const parts = LENGTHS.flatMap(([unit, name]) => {
    const count = Math.floor(rest / unit)
    rest %= unit
    return count > 0 ? [`${count} ${name}${count === 1 ? '' : 's'}`] : []
  })
  return parts.slice(0, 2).join(', ')
}

const clockInWords = (clock: string) =>
  clock === 'now' ? 'the clock runs' : `the clock is frozen at ${placeTime(new Date(clock))}`

function asText(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  // What React draws has no words of its own.
  if (typeof value === 'object' && value !== null && '$$typeof' in value) return 'other content'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 48 ? `${text.slice(0, 45)}…` : text
}

/** The device whose window is so wide; a screen on a desk needs no word. */
function deviceInWords(width: number): string | null {
  if (width <= 320) return 'on a small phone'
  if (width < 768) return 'on a phone'
  return width <= 1024 ? 'on a tablet' : null
}

/** The scenario of a story in words: who, where, with how much, and how which call ends. */
export function scenarioInWords({ scenario = {}, route, args = {}, width, theme }: StoryWorld): string[] {
  const { role, person, seed, latency, clock, later, offline, without = [], outcomes = {} } = scenario
  const who = [person ? personInWords(person) : role && ROLES[role], route && route !== '/' && `at ${route}`]
    .filter(Boolean)
    .join(', ')
  return [
    who,
    seed && SEEDS[seed],
    clock && clock !== DEFAULT_CLOCK && clockInWords(clock),
    later && `${lengthInWords(later)} later`,
    latency && `every answer takes ${lengthInWords(latency)}`,
    offline && 'no network at all',
    without.length > 0 && `a backend without ${without.map((name) => EXTENSIONS[name]).join(', ')}`,
    ...printOutcomes(outcomes).map(outcomeInWords),
    ...Object.entries(args).map(([name, value]) => `${name}: ${asText(value)}`),
    width && deviceInWords(width),
    theme === 'dark' && 'dark',
  ].filter((part): part is string => Boolean(part))
}
