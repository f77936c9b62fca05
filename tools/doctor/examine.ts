import type { Operation } from '@mocks/contract/operations'
import { operationById } from '@mocks/contract/operations'
import { type Answer, type Asking, ask, preflight } from './ask'
import { differences } from './differences'
import { effect, failure } from './effects'
import { questions } from './questions'
import { countEntries, reading } from './reading'

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
}

export interface Patient extends Asking {
  email?: string
  password?: string
  /** Signs in with requireRole=admin. */
  admin?: boolean
  /** Whose projects are asked for; the signed-in person's own when left out. */
  userId?: string
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

async function examine(
  asking: Asking,
  operation: Operation,
  path: string,
  adminOnly: boolean,
): Promise<Examined> {
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
      note: 'for admins alone; give an admin’s account to judge it',
    }
  const findings = await judge(operation, answer, asking.token ? 200 : 401)
  const refused = await preflight(asking, path)
  if (refused)
    findings.push(at('CORS', `the preflight ${refused}`, `never sends it: ${failure(operation.operationId)}`))
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

/** Asks every GET of the contract once, as the app would, and the login where an account is given. Changes nothing. */
export async function examineAll(patient: Patient): Promise<Examined[]> {
  const entry = patient.email ? await signIn(patient) : null
  const token = entry ? entry.token : patient.token
  const found: Examined[] = entry ? [entry.examined] : []
  const userId = patient.userId ?? entry?.userId ?? null
  for (const { operation, path, adminOnly } of questions(userId))
    found.push(await examine({ ...patient, token }, operation, path, adminOnly))
  return found
}
