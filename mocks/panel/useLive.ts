import { useMemo, useSyncExternalStore } from 'react'
import type { Backstage } from '../backstage'
import { DEMO_ACCOUNTS, type DemoAccount } from '../fixtures/users'
import type { Call } from '../handlers/calls'
import type { RunOutcome } from '../handlers/outcomes'
import { type Outcomes, type Scenario, scenarioOf } from '../scenario'
import type { PanelHost, PanelSession } from './host'

export const useScenario = ({ subscribe, scenario }: Backstage): Scenario =>
  useSyncExternalStore(subscribe, scenario)

export const useCalls = ({ calls }: Backstage): readonly Call[] =>
  useSyncExternalStore(calls.subscribe, calls.list)

export const useEmail = ({ subscribe, email }: PanelSession): string | null =>
  useSyncExternalStore(subscribe, email)

/** The demo account of an address; null for nobody, and for who registered meanwhile. */
export const accountOf = (email: string | null): DemoAccount | null =>
  DEMO_ACCOUNTS.find((account) => account.email === email) ?? null

const isUsual = (plan: RunOutcome | readonly RunOutcome[]) => [plan].flat().every((step) => step === 'ok')

/** The outcomes that differ from what always happens. */
export function unusual(outcomes: Outcomes): Outcomes {
  return Object.fromEntries(Object.entries(outcomes).filter(([, plan]) => !isUsual(plan))) as Outcomes
}

/** The state that is on screen, as a link should say it: with whoever is signed in now. */
export function useStateNow({ backstage, session }: PanelHost): Scenario {
  const scenario = useScenario(backstage)
  const email = useEmail(session)
  return useMemo(() => {
    const account = accountOf(email)
    const who = account ?? { role: email === null ? ('visitor' as const) : scenario.role, person: null }
    const first = DEMO_ACCOUNTS.find(({ role }) => role === who.role)
    const person = who.person === first?.person ? null : who.person
    return {
      ...scenarioOf(scenario, { role: who.role, person }),
      outcomes: unusual(scenario.outcomes),
      later: scenario.later,
    }
  }, [scenario, email])
}

/** How many things are not as usual. */
export function countChanges(
  { latency, offline, later, clock, seed, without, outcomes }: Scenario,
  usual: Scenario,
): number {
  const parts = [latency !== usual.latency, offline, later > 0, clock !== usual.clock, seed !== usual.seed]
  return parts.filter(Boolean).length + without.length + Object.keys(unusual(outcomes)).length
}
