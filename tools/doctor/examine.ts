import type { Operation } from '@mocks/contract/operations'
import { operationById } from '@mocks/contract/operations'
import type { ExtensionName } from '@/lib/extensions'
import { type Answer, type Asking, ask } from './ask'
import { differences } from './differences'
import { effect, failure } from './effects'
import { intendedOf, preflight } from './preflight'
import { extensionQuestions, questions } from './questions'
import { countEntries, firstId, reading } from './reading'
import { blocked, examineWrites } from './writes'

/** Something that the contract does not expect. */
export interface Finding {
  /** A part of the answer: `status`, `CORS`, `body`, or a field. */
  where: string
  problem: string
  /** What the app does about it. */
  app: string
}

/** What was asked and found of one call. */
export interface Examined {
  operationId: string
  request: string
  /** Null when nobody answered. */
  status: number | null
  ms: number | null
  findings: Finding[]
  /** Why it was not judged, or what else is worth saying. */
  note: string | null
  /** It was not judged. */
  skipped?: true
}

export interface Patient extends Asking {
  email?: string
  password?: string
  /** Signs in with requireRole=admin. */
  admin?: boolean
  /** Whose projects are asked for; the signed-in person's own when left out. */
  userId?: string
  /** What the API serves beside the specification. */
  extensions?: readonly ExtensionName[]
}

const at = (where: string, problem: string, app: string): Finding => ({ where, problem, app })

function parsed(text: string): { body: unknown } | null {
  try {
    return { body: JSON.parse(text) }
  } catch {
    return null
  }
}

function wrongStatus({ operationId, statuses }: Operation, answer: Answer, expected: number): Finding {
  const declared = statuses.includes(answer.status)
  const problem = `${answer.status} instead of ${expected}${declared ? '' : ', which the contract does not know here'}`
  const ends = answer.status === 401 && expected === 200
  return at(
    'status',
    problem,
    ends ? 'asks once for a new token, then signs the person out' : failure(operationId),
  )
}

/** Judges one answer that should have had a status. */
async function judge(operation: Operation, answer: Answer, expected: number): Promise<Finding[]> {
  const { operationId } = operation
  const found: Finding[] = []
  if (!answer.readable)
    found.push(
      at('CORS', 'no Access-Control-Allow-Origin for the site', `cannot read it: ${failure(operationId)}`),
    )
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

interface Asked {
  operation: Operation
  path: string
  adminOnly?: boolean
  /** Told the first thing that it lists. */
  onFirst?: (id: string) => void
}

async function examine(asking: Asking, { operation, path, adminOnly, onFirst }: Asked): Promise<Examined> {
  const request = `GET ${path}`
  const blank = { operationId: operation.operationId, request, note: null }
  const answer = await ask(asking, path)
  if (!answer) {
    const finding = at('network', 'no answer within 15 s', failure(operation.operationId))
    return { ...blank, status: null, ms: null, findings: [finding] }
  }
  const { status, ms } = answer
  if (asking.token && adminOnly && status === 403)
    return {
      ...blank,
      status,
      ms,
      findings: [],
      skipped: true,
      note: 'for admins alone; give an admin’s account to judge it',
    }
  const findings = await judge(operation, answer, asking.token ? 200 : 401)
  const first = await firstId(operation.operationId, answer)
  if (first) onFirst?.(first)
  const asked = await preflight(asking, { ...intendedOf(operation), path })
  if (asked?.refusal) findings.push(blocked(operation, asked.refusal))
  return { ...blank, status, ms, findings, note: asking.token ? null : 'asked without a token' }
}

interface SignIn {
  examined: Examined
  token: string | null
  userId: string | null
}

async function signIn(patient: Patient): Promise<SignIn> {
  const operation = operationById('logIn')
  const { email = '', password = '', admin } = patient
  const body = { email, password, ...(admin ? { requireRole: 'admin' } : {}) }
  const blank = { operationId: 'logIn', request: 'POST /auth/login', note: null }
  const answer = await ask({ ...patient, token: null }, '/auth/login', body)
  if (!answer) {
    const finding = at('network', 'no answer within 15 s', failure('logIn'))
    return { examined: { ...blank, status: null, ms: null, findings: [finding] }, token: null, userId: null }
  }
  const findings = await judge(operation, answer, 200)
  const asked = await preflight(patient, intendedOf(operation))
  if (asked?.refusal) findings.push(blocked(operation, asked.refusal))
  const read = (await reading('logIn', answer).catch(() => null)) as {
    accessToken: string
    user: { id: string }
  } | null
  return {
    examined: { ...blank, status: answer.status, ms: answer.ms, findings },
    token: read?.accessToken ?? null,
    userId: read?.user.id || null,
  }
}

const nothingToAsk = (operation: Operation, why: string): Examined => ({
  operationId: operation.operationId,
  request: `GET ${operation.path}`,
  ...{ status: null, ms: null, findings: [], skipped: true },
  note: `not asked: ${why}`,
})

/**
 * Asks every GET of the contract once, as the app would, and the login where an account is given; of everything else
 * only whether a browser would send it. Those of extensions only where they are named. Changes nothing.
 */
export async function examineAll(patient: Patient): Promise<Examined[]> {
  const entry = patient.email ? await signIn(patient) : null
  const token = entry ? entry.token : patient.token
  const found: Examined[] = entry ? [entry.examined] : []
  const userId = patient.userId ?? entry?.userId ?? null
  const firsts = new Map<string, string>()
  const asking = { ...patient, token }
  for (const { operation, path, adminOnly } of questions(userId)) {
    const { operationId } = operation
    const onFirst = (id: string) => {
      if (!firsts.has(operationId)) firsts.set(operationId, id)
    }
    found.push(
      path
        ? await examine(asking, { operation, path, adminOnly, onFirst })
        : nothingToAsk(operation, 'give --user, the id of the person whose they are'),
    )
  }
  const extensions = patient.extensions ?? []
  for (const { operation, path } of extensionQuestions(extensions, (id) => firsts.get(id)))
    found.push(
      path
        ? await examine(asking, { operation, path })
        : nothingToAsk(operation, 'no list named anything to ask about'),
    )
  // Where nobody is, each further question would wait for its answer in vain.
  if (found.every(({ status }) => status === null)) return found
  const known = new Set(found.map(({ operationId }) => operationId))
  return [...found, ...(await examineWrites(asking, extensions, known))]
}
