import type { Operation } from '@mocks/contract/operations'
import { operationById } from '@mocks/contract/operations'
import type { ExtensionName } from '@/lib/extensions'
import { isAdmin, type User } from '@/session/roles'
import { type Answer, type Asking, ask, isLate, isSilence, isWebPage, watched } from './ask'
import { failure } from './effects'
import { at, type Finding, judge, parsed } from './judge'
import { intendedOf, preflight } from './preflight'
import { extensionQuestions, navigations, questions } from './questions'
import { firstId, reading } from './reading'
import { tokensIn } from './secrets'
import { blocked, examineWrites } from './writes'

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
  /** Whether the answer was a web page; left out where there was none to look at. */
  webPage?: boolean
  /** What it answers to somebody who is signed in is not known, since nobody was. */
  asVisitor?: true
}

export interface Patient extends Asking {
  email?: string
  password?: string
  /** Signs in with requireRole=admin; of a token it says that it is an admin's. */
  admin?: boolean
  /** Whose projects are asked for; the signed-in person's own when left out. */
  userId?: string
  /** What the API serves beside the specification. */
  extensions?: readonly ExtensionName[]
}

interface Asked {
  operation: Operation
  path: string
  /** What is sent; nothing is a GET. */
  json?: unknown
  expected: number
  /** Whoever asks may be no admin, for whom a 403 is right. */
  perhapsClient?: boolean
  /** Its preflight was judged already. */
  announced?: boolean
  note?: string | null
}

/** What a login's answer holds to sign in with; other answers are not its place. */
const tokensOf = ({ operationId }: Operation, { text }: Answer): string[] =>
  operationId === 'logIn' ? tokensIn(parsed(text)?.body) : []

/** Asks one call and judges it: the answer, which is null where there is none, and whether a browser would have asked. */
async function examine(
  asking: Asking,
  { operation, path, json, expected, perhapsClient, announced, note = null }: Asked,
): Promise<{ examined: Examined; answer: Answer | null }> {
  const { operationId, method } = operation
  const blank = { operationId, request: `${method.toUpperCase()} ${path}`, note }
  const answer = await watched(asking, blank.request, ask(asking, path, json))
  if (isSilence(answer)) {
    const findings = [at('network', answer.problem, failure(operationId))]
    return { examined: { ...blank, status: answer.status ?? null, ms: null, findings }, answer: null }
  }
  const { status, ms, readable, hops } = answer
  // A redirect that no browser follows has a body too, but it is nobody's answer.
  const looked = hops.at(-1)?.across ? {} : { webPage: isWebPage(answer) }
  if (perhapsClient && status === 403 && readable) {
    const why = 'for admins alone; give an admin’s account to judge it, or --admin with an admin’s token'
    return { examined: { ...blank, ...looked, status, ms, findings: [], skipped: true, note: why }, answer }
  }
  const secrets = [...(asking.secrets ?? []), ...tokensOf(operation, answer)]
  const findings = await judge(operation, answer, expected, secrets)
  const asked = announced ? null : await preflight(asking, { ...intendedOf(operation), path })
  if (asked?.refusal) findings.push(blocked(operation, asked.refusal))
  return { examined: { ...blank, ...looked, status, ms, findings }, answer }
}

interface SignIn {
  examined: Examined
  token: string | null
  /** All that it may sign in with. */
  secrets: readonly string[]
  /** As the app reads the answer; null where nobody is signed in. */
  user: User | null
}

async function signIn(patient: Patient): Promise<SignIn> {
  const { email = '', password = '', admin } = patient
  const operation = operationById('logIn')
  const { examined, answer } = await examine(
    { ...patient, token: null },
    {
      operation,
      path: '/auth/login',
      json: { email, password, ...(admin ? { requireRole: 'admin' } : {}) },
      expected: 200,
    },
  )
  const read = answer
    ? ((await reading('logIn', answer).catch(() => null)) as { accessToken: string; user: User } | null)
    : null
  const token = read?.accessToken ?? null
  const secrets = [...(token ? [token] : []), ...(answer ? tokensOf(operation, answer) : [])]
  return { examined, token, secrets, user: read?.user ?? null }
}

const nothingToAsk = (operation: Operation, why: string): Examined => ({
  operationId: operation.operationId,
  request: `GET ${operation.path}`,
  status: null,
  ms: null,
  findings: [],
  skipped: true,
  note: `not asked: ${why}`,
})

/** One call with a token that is none: only an answer that the app can read makes it ask for a new one. */
async function examineEnded(patient: Patient): Promise<Examined> {
  const operation = operationById('getSpend')
  const { examined } = await examine(
    { ...patient, token: 'nobody' },
    {
      operation,
      path: operation.path,
      expected: 401,
      announced: true,
      note: 'asked with a token that is nobody’s',
    },
  )
  return examined
}

/** What is right where admins alone may ask. Whose a bare token is nobody knows, so that either answer may be. */
function asWhom({ admin }: Patient, user: User | null): Pick<Asked, 'expected' | 'perhapsClient'> {
  if (admin || isAdmin(user)) return { expected: 200 }
  return { expected: user ? 403 : 200, perhapsClient: true }
}

/** Two calls in vain and no other answer: each further one would take as long. One alone may be slow by itself. */
export function isInVain(found: readonly Examined[]): boolean {
  const late = found.filter(({ findings }) =>
    findings.some(({ where, problem }) => where === 'network' && isLate(problem)),
  )
  return late.length > 1 && found.every((one) => one.status === null || late.includes(one))
}

/**
 * Asks every GET of the contract once, as the app would, and the login where an account is given; of everything else
 * only whether a browser would send it. Those of extensions only where they are named. Changes nothing but for
 * signing in, which opens a session that nobody ends: only the GETs and the login are sent.
 */
export async function examineAll(given: Patient): Promise<Examined[]> {
  const secrets = [given.token, given.password].filter((one): one is string => Boolean(one))
  const patient = { ...given, secrets }
  const entry = patient.email ? await signIn(patient) : null
  const token = entry ? entry.token : patient.token
  const found: Examined[] = entry ? [entry.examined] : []
  const firsts = new Map<string, string>()
  const asking = { ...patient, token, secrets: [...secrets, ...(entry?.secrets ?? [])] }
  const usual = token ? { expected: 200 } : { expected: 401, note: 'asked without a token' }
  const forAdmins = { ...usual, ...(token ? asWhom(patient, entry?.user ?? null) : {}) }
  /** Marks what would be asked of a person who is signed in. */
  const personal = (one: Examined): Examined => (token ? one : { ...one, asVisitor: true })
  for (const operation of navigations())
    found.push(nothingToAsk(operation, 'the browser goes there itself, for a page of the provider'))
  for (const { operation, path, adminOnly } of questions(patient.userId ?? (entry?.user?.id || null))) {
    if (!path) {
      found.push(personal(nothingToAsk(operation, 'give --user, the id of the person whose they are')))
      continue
    }
    const { operationId } = operation
    const { examined, answer } = await examine(asking, {
      ...(adminOnly ? forAdmins : usual),
      operation,
      path,
    })
    found.push(personal(examined))
    if (isInVain(found)) return found
    const first = answer ? await firstId(operationId, answer) : null
    if (first && !firsts.has(operationId)) firsts.set(operationId, first)
  }
  if (token) found.push(await examineEnded(asking))
  const extensions = patient.extensions ?? []
  for (const { operation, path } of extensionQuestions(extensions, (id) => firsts.get(id)))
    found.push(
      personal(
        path
          ? (await examine(asking, { ...usual, operation, path })).examined
          : nothingToAsk(operation, 'no list named anything to ask about'),
      ),
    )
  // Where nobody is, each further question would wait for its answer in vain.
  if (found.every(({ status }) => status === null)) return found
  const known = new Set(found.map(({ operationId }) => operationId))
  return [...found, ...(await examineWrites(asking, extensions, known))]
}
