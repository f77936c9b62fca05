import type { Method, Operation } from '@mocks/contract/operations'
import { type Asking, allows, type Silence, silenceOf, TIMEOUT_MS, watched } from './ask'

/** A call as a browser announces it before a page of another origin may send it. */
export interface Intended {
  method: Uppercase<Method>
  /** Under the API's base; what stands for an id is nobody's. */
  path: string
  /** Those that need leave, in lower case. */
  headers: readonly string[]
  /** Whether it goes out without a token too. */
  tokenOptional: boolean
}

/** Why a browser does not send a call. */
export interface Refusal {
  /** In words that follow "the preflight". */
  problem: string
  /** Without a token it would be sent. */
  onlyToken: boolean
}

/** What came of asking. */
export interface Preflight {
  /** Null when nobody answered. */
  status: number | null
  ms: number
  refusal: Refusal | null
}

const WORDS: Record<string, string> = { authorization: 'Authorization', 'content-type': 'Content-Type' }
/** They need no leave, as a form may send them. */
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'POST']

/** How the app sends an operation; the contract's guard holds every call of the app against the same. */
export function intendedOf({ method, path, security, request }: Operation): Intended {
  // The content type of a form with files is one that needs no leave.
  const json = request?.contents.some(({ type }) => type === 'application/json')
  return {
    method: method.toUpperCase() as Uppercase<Method>,
    path: path.replace(/\{\w+\}/g, 'sample'),
    // In the order in which browsers write them.
    headers: [...(security === 'none' ? [] : ['authorization']), ...(json ? ['content-type'] : [])],
    tokenOptional: security === 'optional',
  }
}

const listed = (value: string | null) => (value ?? '').split(',').map((one) => one.trim())

/** The app sends no cookies, so a star counts, but it never stands for Authorization. */
function missing({ method, headers }: Intended, answer: Headers): string[] {
  const methods = listed(answer.get('access-control-allow-methods'))
  const allowed = listed(answer.get('access-control-allow-headers')?.toLowerCase() ?? null)
  const isAllowed = (name: string) =>
    allowed.includes(name) || (name !== 'authorization' && allowed.includes('*'))
  return [
    // Letter case counts here.
    ...(SAFE_METHODS.includes(method) || methods.includes(method) || methods.includes('*')
      ? []
      : [`the method ${method}`]),
    ...headers.filter((name) => !isAllowed(name)).map((name) => `the header ${WORDS[name] ?? name}`),
  ]
}

/** What a browser makes of a preflight's answer; null where it goes on to send the call. */
export function refusalOf(answer: Response | Silence, intended: Intended, site: string): Refusal | null {
  const refused = (problem: string, onlyToken = false) => ({ problem, onlyToken })
  if ('problem' in answer) return refused(`gets no answer: ${answer.problem}`)
  if (!answer.ok) return refused(`is answered ${answer.status}`)
  if (!allows(answer.headers.get('access-control-allow-origin'), site))
    return refused(`does not allow ${site}`)
  const lacking = missing(intended, answer.headers)
  if (lacking.length === 0) return null
  const last = lacking.at(-1) ?? ''
  const words = lacking.length > 1 ? `${lacking.slice(0, -1).join(', ')} and ${last}` : last
  const onlyToken = intended.tokenOptional && lacking.length === 1 && last === 'the header Authorization'
  return refused(`does not allow ${words}`, onlyToken)
}

/** Asks whether a page of the site may send a call, which changes nothing; null where a browser would not ask. */
export async function preflight(
  { apiUrl, site, waiting }: Pick<Asking, 'apiUrl' | 'site' | 'waiting'>,
  intended: Intended,
): Promise<Preflight | null> {
  if (new URL(apiUrl).origin === site) return null
  const started = performance.now()
  const asked = fetch(apiUrl + intended.path, {
    method: 'OPTIONS',
    headers: {
      Origin: site,
      'Access-Control-Request-Method': intended.method,
      ...(intended.headers.length > 0
        ? { 'Access-Control-Request-Headers': intended.headers.join(',') }
        : {}),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown): Silence => ({ problem: silenceOf(error) }))
  const answer = await watched({ waiting }, `OPTIONS ${intended.path}`, asked)
  const ms = Math.round(performance.now() - started)
  const refusal = refusalOf(answer, intended, site)
  if ('problem' in answer) return { status: null, ms, refusal }
  await answer.body?.cancel()
  return { status: answer.status, ms, refusal }
}
