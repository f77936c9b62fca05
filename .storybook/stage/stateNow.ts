import { DEMO_ACCOUNTS } from '@mocks/fixtures/users'
import { accountOf } from '@mocks/panel/useLive'
import { type Scenario, scenarioOf } from '@mocks/scenario'
import type { Stage } from './createStage'

/**
 * The state of a story as a link should say it: with whoever is signed in now, as the panel says it. What works although
 * the story has it fail is said, too, since the link is laid over the story.
 */
export function stateNow({ backstage, runtime }: Pick<Stage, 'backstage' | 'runtime'>): Scenario {
  const scenario = backstage.scenario()
  const email = runtime.session.store.getState().user?.email ?? null
  const account = accountOf(email)
  if (!account)
    return scenarioOf(scenario, { role: email === null ? 'visitor' : scenario.role, person: null })
  const first = DEMO_ACCOUNTS.find(({ role }) => role === account.role)
  return scenarioOf(scenario, {
    role: account.role,
    person: account.person === first?.person ? null : account.person,
  })
}
