import type { Operation } from '@mocks/contract/operations'
import { type Answer, type Hop, isSuccess, isWebPage } from './ask'
import { differences } from './differences'
import { effect, failure, UNNEEDED } from './effects'
import { countEntries, reading } from './reading'
import { hidden } from './secrets'

/** Something that the contract does not expect. */
export interface Finding {
  /** A part of the answer: `status`, `CORS`, `redirect`, `body`, or a field. */
  where: string
  problem: string
  /** What the app does about it. */
  app: string
}

export const at = (where: string, problem: string, app: string): Finding => ({ where, problem, app })

/** The JSON of a text; null where it is none. */
export function parsed(text: string): { body: unknown } | null {
  try {
    return { body: JSON.parse(text) }
  } catch {
    return null
  }
}

function ofHop(
  { status, to, across, emptied }: Hop,
  operationId: string,
  secrets: readonly string[],
): Finding {
  // The query is left out: a login's may hold a token or what was sent. So is a password before the host.
  const plain = to.replace(/[?#].*/, '?…').replace(/\/\/[^/]*@/, '//…@')
  const lost = emptied ? ', but asks there without what was sent' : ''
  return at(
    'redirect',
    `${status} to ${hidden(plain, secrets)}${across ? ', another origin' : ''}`,
    across
      ? `does not get there: browsers take no token along. ${failure(operationId)}`
      : `follows it${lost}`,
  )
}

function problemOf({ statuses }: Operation, status: number, expected: number): string {
  const declared = statuses.includes(status)
  return `${status} instead of ${expected}${declared ? '' : ', which the contract does not know here'}`
}

/** Somebody who is no admin got something else than a 403; the app does not ask in their name. */
function ofClient(answer: Answer, problem: string): Finding {
  if (!isSuccess(answer.status) || isWebPage(answer))
    return at('status', problem, 'asks for it for admins alone, so a client sees nothing of this')
  return at(
    'status',
    `${problem}: by the login’s answer, who is signed in is no admin`,
    'asks for it for admins alone, but the API shows it to whoever is signed in',
  )
}

function wrongStatus(operation: Operation, answer: Answer, expected: number): Finding {
  const { operationId } = operation
  const { status } = answer
  const problem = problemOf(operation, status, expected)
  // Signing in asks for no new token: whoever is refused there has another password, or is no admin.
  if (operationId === 'logIn' && (status === 401 || status === 403))
    return at(
      'status',
      `${problem}: the account was refused (email, password, --admin?)`,
      failure(operationId),
    )
  if (expected === 403) return ofClient(answer, problem)
  if (status === 401 && expected !== 401)
    return at(
      'status',
      problem,
      `signs the person out where it gets no new token; with one it asks once more: ${failure(operationId)}`,
    )
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

/** What the app does about an answer that is no JSON: an empty one is read as one that holds nothing. */
const ofNoJson = (operationId: string, answer: Answer): Promise<string> =>
  reading(operationId, answer).then(
    () => 'reads it as an answer that holds nothing',
    () => failure(operationId),
  )

/** Judges one answer that should have had a status; what is said of it quotes no secret. */
export async function judge(
  operation: Operation,
  answer: Answer,
  expected: number,
  secrets: readonly string[] = [],
): Promise<Finding[]> {
  const { operationId } = operation
  const found = answer.hops.map((hop) => ofHop(hop, operationId, secrets))
  if (answer.hops.at(-1)?.across) return found
  found.push(...judgeReading(operation, answer))
  const { status } = answer
  const succeeds = isSuccess(status) && isSuccess(expected)
  if (status !== expected && !succeeds) return [...found, wrongStatus(operation, answer, expected)]
  const json = parsed(answer.text)
  const unread = json ? 'reads it all the same' : await ofNoJson(operationId, answer)
  if (status !== expected) found.push(at('status', problemOf(operation, status, expected), unread))
  const declared = operation.responses.get(expected)?.map(({ type }) => type) ?? []
  const isEmpty = answer.text.trim() === ''
  // What is empty is of no type: a 204 has none.
  if (!declared.includes(answer.type) && !isEmpty)
    found.push(
      at(
        'content-type',
        `${hidden(answer.type, secrets) || 'none'} instead of ${declared.join(' or ')}`,
        unread,
      ),
    )
  if (!json) {
    const what = isEmpty ? 'is empty' : 'is not JSON'
    return [...found, at('body', what, expected === 200 ? unread : 'shows its own words')]
  }
  for (const difference of differences(operation, expected, json.body, secrets)) {
    const { field, problem, times, among } = difference
    const often = [times > 1 ? `${times} times` : '', among].filter(Boolean).join(' ')
    // The app goes by the status of a refusal; its words are none of these fields.
    const app = expected === 200 ? effect(difference, operationId) : UNNEEDED
    found.push(at(field, often ? `${problem} (${often})` : problem, app))
  }
  if (expected !== 200) return found
  const read = await reading(operationId, answer).catch(() => undefined)
  const entries = countEntries(json.body, read)
  const explained = found.some(({ where }) => where !== 'status')
  if (entries && entries.taken < entries.sent && !explained)
    found.push(
      at('body', 'holds entries of another status', `takes ${entries.taken} of ${entries.sent} entries`),
    )
  return found
}
