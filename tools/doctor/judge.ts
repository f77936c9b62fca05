import type { Operation } from '@mocks/contract/operations'
import { type Answer, type Hop, isWebPage } from './ask'
import { differences } from './differences'
import { effect, failure } from './effects'
import { countEntries, reading } from './reading'

/** Something that the contract does not expect. */
export interface Finding {
  /** A part of the answer: `status`, `CORS`, `redirect`, `body`, or a field. */
  where: string
  problem: string
  /** What the app does about it. */
  app: string
}

export const at = (where: string, problem: string, app: string): Finding => ({ where, problem, app })

function parsed(text: string): { body: unknown } | null {
  try {
    return { body: JSON.parse(text) }
  } catch {
    return null
  }
}

function ofHop({ status, to, across, emptied }: Hop, operationId: string): Finding {
  const lost = emptied ? ', but asks there without what was sent' : ''
  return at(
    'redirect',
    `${status} to ${to}${across ? ', another origin' : ''}`,
    across
      ? `does not get there: browsers take no token along. ${failure(operationId)}`
      : `follows it${lost}`,
  )
}

function wrongStatus({ operationId, statuses }: Operation, answer: Answer, expected: number): Finding {
  const { status } = answer
  const declared = statuses.includes(status)
  const problem = `${status} instead of ${expected}${declared ? '' : ', which the contract does not know here'}`
  // Signing in asks for no new token: whoever is refused there has another password, or is no admin.
  if (operationId === 'logIn' && (status === 401 || status === 403))
    return at(
      'status',
      `${problem}: the account was refused (email, password, --admin?)`,
      failure(operationId),
    )
  if (status === 401 && expected === 200)
    return at('status', problem, 'asks once for a new token, then signs the person out')
  if (expected === 401 && status >= 400)
    return at('status', problem, `asks for no new token when one has ended: ${failure(operationId)}`)
  // A site that answers every path gives nothing away, and the app can read nothing in its pages.
  const shown = expected === 401 && !isWebPage(answer)
  return at('status', problem, shown ? 'shows it to whoever asks' : failure(operationId))
}

/** Judges what answers hold beside the declared body. */
function judgeReading({ operationId }: Operation, { readable, status }: Answer): Finding[] {
  if (readable) return []
  const unseen =
    status === 401 && operationId !== 'logIn'
      ? 'does not see the 401, so asks for no new token'
      : 'cannot read it'
  return [at('CORS', 'no Access-Control-Allow-Origin for the site', `${unseen}: ${failure(operationId)}`)]
}

/** Judges one answer that should have had a status. */
export async function judge(operation: Operation, answer: Answer, expected: number): Promise<Finding[]> {
  const { operationId } = operation
  const found = answer.hops.map((hop) => ofHop(hop, operationId))
  if (answer.hops.at(-1)?.across) return found
  found.push(...judgeReading(operation, answer))
  if (answer.status !== expected) return [...found, wrongStatus(operation, answer, expected)]
  const json = parsed(answer.text)
  const declared = operation.responses.get(expected)?.map(({ type }) => type) ?? []
  if (!declared.includes(answer.type))
    found.push(
      at(
        'content-type',
        `${answer.type || 'none'} instead of ${declared.join(' or ')}`,
        json ? 'reads it all the same' : failure(operationId),
      ),
    )
  if (!json) {
    const what = answer.text.trim() === '' ? 'is empty' : 'is not JSON'
    return [...found, at('body', what, expected === 200 ? failure(operationId) : 'shows its own words')]
  }
  for (const difference of differences(operation, expected, json.body)) {
    const { field, problem, times } = difference
    found.push(
      at(field, times > 1 ? `${problem} (${times} times)` : problem, effect(difference, operationId)),
    )
  }
  if (expected !== 200) return found
  const read = await reading(operationId, answer).catch(() => undefined)
  const entries = countEntries(json.body, read)
  if (entries && entries.taken < entries.sent && found.length === 0)
    found.push(
      at('body', 'holds entries of another status', `takes ${entries.taken} of ${entries.sent} entries`),
    )
  return found
}
