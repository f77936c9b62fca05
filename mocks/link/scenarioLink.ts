import { EXTENSION_NAMES } from '../extensions'
import { DEFAULT_SCENARIO, type Scenario } from '../scenario'
import { printDuration } from './durations'
import { EVERY, printOutcomes } from './outcomeText'
import { type Note, readPart } from './readPart'

/** A moment without what is zero anyway: 2026-11-28T09:00Z. */
const printMoment = (clock: string) =>
  clock === 'now' ? clock : new Date(clock).toISOString().replace(/(:00)?\.000Z$/, 'Z')

/** `thread-shop`, or `all`: in the contract's order, so that the same state is always the same text. */
const printWithout = (without: Scenario['without']) =>
  EXTENSION_NAMES.every((name) => without.includes(name))
    ? EVERY
    : EXTENSION_NAMES.filter((name) => without.includes(name)).join('-')

/**
 * A scenario as a link writes it: `client,seed:huge,clock:now,latency:2000,approveWork:409`. It says all that a whole
 * scenario says, so that it means the same wherever it is opened: what a story says of itself (`under`), over which the
 * link is laid, is called off where it holds no longer.
 */
export function printScenario(scenario: Partial<Scenario>, under: Partial<Scenario> = {}): string {
  const { role, person, seed, clock, later, latency, offline, without = [], outcomes } = scenario
  const who = person ?? role
  return [
    ...(who ? [who] : []),
    ...(seed ? [`seed:${seed}`] : []),
    ...(clock ? [`clock:${printMoment(clock)}`] : []),
    ...(later || under.later ? [`later:${printDuration(later ?? 0)}`] : []),
    ...(latency === undefined ? [] : [`latency:${latency}`]),
    ...(offline ? ['offline'] : under.offline ? ['online'] : []),
    ...(without.length > 0 || under.without?.length ? [`without:${printWithout(without) || 'none'}`] : []),
    ...printOutcomes(outcomes ?? DEFAULT_SCENARIO.outcomes),
  ].join(',')
}

/** What a link says, and what of it was not understood. */
export interface ReadScenario {
  scenario: Partial<Scenario>
  notes: readonly Note[]
}

/** Reads what `printScenario` or a person wrote. What it does not understand it leaves out, and names. */
export function readScenario(text: string): ReadScenario {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readPart)
  const scenario: Partial<Scenario> = {}
  // What is said of all operations gives way to what is said of one, whichever came first.
  const inOrder = [...parts].sort((a, b) => Number(b.general ?? false) - Number(a.general ?? false))
  for (const { says } of inOrder) {
    const { outcomes, ...rest } = says
    Object.assign(scenario, rest)
    if (outcomes) scenario.outcomes = { ...scenario.outcomes, ...outcomes }
  }
  return { scenario, notes: parts.flatMap(({ note }) => (note ? [note] : [])) }
}
