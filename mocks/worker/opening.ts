import type { Ports } from '@/lib/ports'
import { scenarioIn, withoutScenario } from '../link/address'
import type { Note } from '../link/readPart'
import { printScenario, readScenario } from '../link/scenarioLink'
import { type Scenario, scenarioOf } from '../scenario'

/** Where a tab keeps the state that it is in, so that a reload does not lose it. */
const KEY = 'overprint-scenario'

/** How the offline app starts where nothing else is said. */
export const USUAL: Scenario = scenarioOf({ clock: 'now', latency: 150 })

/** What the address asks for, or else what this tab was in. */
export interface Opening {
  scenario: Scenario
  /** Who a link wants to see the page; null when nobody was named: whoever is signed in stays so. */
  who: Pick<Scenario, 'role' | 'person'> | null
  /** Whether the data start anew: a link means what it says, a reload changes nothing. */
  fresh: boolean
  notes: readonly Note[]
  /** What this tab was in before, as a link says it; empty for the usual state. */
  before: string
}

type OpeningPorts = Pick<Ports, 'navigation' | 'tabStorage'>

/** Reads what the address says, or else what the tab remembers. */
export function readOpening({ navigation, tabStorage }: OpeningPorts): Opening {
  const href = navigation.href()
  const link = scenarioIn(href)
  const before = tabStorage.get(KEY) ?? ''
  const { scenario: said, notes } = readScenario(link ?? before)
  const scenario = scenarioOf(USUAL, said)
  return {
    scenario,
    who: link !== null && said.role ? { role: said.role, person: said.person ?? null } : null,
    fresh: link !== null && (said.seed !== undefined || said.clock !== undefined),
    notes: link === null ? [] : notes,
    before,
  }
}

/** From now on the tab itself remembers, each scenario that comes; the link leaves the address. */
export function keepScenario(
  { navigation, tabStorage }: OpeningPorts,
  backstage: { scenario(): Scenario; subscribe(listener: () => void): () => void },
): void {
  const keep = () => tabStorage.set(KEY, printScenario(backstage.scenario()))
  keep()
  backstage.subscribe(keep)
  const href = navigation.href()
  if (scenarioIn(href) !== null) history.replaceState(history.state, '', withoutScenario(href))
}
