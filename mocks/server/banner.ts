import { BASE_PATH } from '../contract/operations'
import { DEMO_ACCOUNTS } from '../fixtures/seeds'
import { SENTINELS } from '../handlers/sentinels'
import { columns } from './columns'
import { CONTROL_PATH } from './control'

/** What somebody who has just started the server wants to know. */
export function banner(origin: string, persist: string | null): string {
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, password, label }) => [`${email}  ${password}`, label] as const,
  )
  const sentinels = SENTINELS.map(({ text, meaning }) => [text, meaning] as const)
  return `The faked backend listens on ${origin}${BASE_PATH}
Data ${persist ? `is kept in ${persist}` : 'lives until this stops'}. Steer it under ${origin}${CONTROL_PATH}, which lists its commands.

Accounts
${columns(accounts)}

Type one of these into any field, or name a file so (fail-413.png), to see a failure
${columns(sentinels)}
`
}
