import { operationById } from '@mocks/contract/operations'
import type { OperationId } from '@mocks/contract/types'
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

const PEOPLE: Record<Scenario['role'], string> = {
  visitor: 'Nobody signed in',
  client: 'A client, Maya',
  admin: 'An admin, Noor',
}

const SEEDS: Record<Scenario['seed'], string | null> = {
  typical: null,
  empty: 'a studio that holds nothing',
  huge: 'a studio that holds thousands',
}

function asText(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  // What React draws has no words of its own.
  if (typeof value === 'object' && value !== null && '$$typeof' in value) return 'other content'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 48 ? `${text.slice(0, 45)}…` : text
}

/** The scenario of a story in words: who, where, with how much, and how which call ends. */
export function scenarioInWords({ scenario = {}, route, args = {}, globals = {} }: StoryWorld): string[] {
  const { role, person, seed, latency, clock, later, offline, outcomes = {} } = scenario
  const viewport = (globals.viewport as { value?: string } | undefined)?.value
  const who = [(person ?? '') || (role && PEOPLE[role]), route && route !== '/' && `at ${route}`]
    .filter(Boolean)
    .join(', ')
  return [
    who,
    seed && SEEDS[seed],
    clock && clock !== DEFAULT_CLOCK && `the clock stands at ${clock}`,
    later && `${Math.round(later / 3_600_000)} hours have gone by`,
    offline && 'no network at all',
    latency && `every answer takes ${latency} ms`,
    ...Object.entries(outcomes).map(([id, wanted]) => outcomeInWords(id as OperationId, wanted as Outcome)),
    ...Object.entries(args).map(([name, value]) => `${name}: ${asText(value)}`),
    viewport &&
      viewport !== 'desktop' &&
      `on a ${viewport === 'tablet' ? 'tablet' : `${viewport === 'small' ? 'small ' : ''}phone`}`,
    globals.theme === 'dark' && 'dark',
  ].filter((part): part is string => Boolean(part))
}
