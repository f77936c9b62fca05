import { operationById } from '@mocks/contract/operations'
import type { OperationId } from '@mocks/contract/types'
import { DEMO_ACCOUNTS } from '@mocks/fixtures/users'
import { placeTime } from '@mocks/placeTime'
import { DEFAULT_CLOCK, type Scenario } from '@mocks/scenario'

type Outcome = NonNullable<Scenario['outcomes'][OperationId]>

/** How a call ends, as the end of a sentence; a number is a status. */
const ENDS: Record<string, string> = {
  ok: 'works',
  slow: 'takes three seconds',
  hold: 'is held until you release it',
  offline: 'fails like a dead network',
  html: "gets a proxy's error page",
  malformed: 'gets an answer that is cut short',
  empty: 'finds nothing',
  nullLists: 'gets null where lists should be',
}

const endOf = (outcome: string | number) =>
  typeof outcome === 'number' ? `is answered ${outcome}` : (ENDS[outcome] ?? outcome)

function outcomeInWords(id: OperationId, wanted: Outcome): string {
  const { method, path } = operationById(id)
  const turns = [wanted].flat().map((one) => endOf(one as string | number))
  return `${method.toUpperCase()} ${path} ${turns.join(', then ')}`
}

/** What a story says of its world, one part a line; nothing where it says nothing. */
export interface StoryWorld {
  scenario?: Partial<Scenario> | undefined
  route?: string | undefined
  args?: Readonly<Record<string, unknown>>
  globals?: Readonly<Record<string, unknown>>
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
  clock === 'now' ? 'the clock runs' : `the clock stands at ${placeTime(new Date(clock))}`

function asText(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  // What React draws has no words of its own.
  if (typeof value === 'object' && value !== null && '$$typeof' in value) return 'other content'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 48 ? `${text.slice(0, 45)}…` : text
}

/** The scenario of a story in words: who, where, with how much, and how which call ends. */
export function scenarioInWords({ scenario = {}, route, args = {}, globals = {} }: StoryWorld): string[] {
  const { role, person, seed, latency, clock, later, offline, without = [], outcomes = {} } = scenario
  const viewport = (globals.viewport as { value?: string } | undefined)?.value
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
    ...Object.entries(outcomes).map(([id, wanted]) => outcomeInWords(id as OperationId, wanted as Outcome)),
    ...Object.entries(args).map(([name, value]) => `${name}: ${asText(value)}`),
    viewport &&
      viewport !== 'desktop' &&
      `on a ${viewport === 'tablet' ? 'tablet' : `${viewport === 'small' ? 'small ' : ''}phone`}`,
    globals.theme === 'dark' && 'dark',
  ].filter((part): part is string => Boolean(part))
}
