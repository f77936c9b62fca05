import { DEFAULT_SCENARIO, type Scenario } from '../scenario'

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? `'${value}'` : String(value)
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${key}: ${literal(one)}`)
    .join(', ')} }`
}

/**
 * A scenario as a story writes it: what differs from the default one, and from what is usual where it was set, since a
 * story is to be no slower for that. The real time is none, for a story's stands still.
 */
export function printStory(scenario: Scenario, usual: Scenario): string {
  const said = Object.entries(scenario).filter(([key, value]) => {
    if (key === 'outcomes') return Object.keys(scenario.outcomes).length > 0
    if (key === 'without') return scenario.without.length > 0
    const name = key as keyof Scenario
    return value !== DEFAULT_SCENARIO[name] && value !== usual[name] && value !== 'now'
  })
  return said.length === 0
    ? 'parameters: {}'
    : `parameters: { scenario: ${literal(Object.fromEntries(said))} }`
}
