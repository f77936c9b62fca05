import { parseUrl } from '@/lib/parseUrl'
import { hidden } from './secrets'

/** What came back, as far as the doctor looks at it. */
export interface Answer {
  status: number
  /** Without its parameters; empty where there is none. */
  type: string
  text: string
  /** Whether a page of the site may read it. */
  readable: boolean
  ms: number
  /** The redirects that led to it, or that a browser would not have followed. */
  hops: readonly Hop[]
}

/** A redirect. */
export interface Hop {
  status: number
  /** Absolute. */
  to: string
  /** To another origin: it was not followed, since the token may not go there. */
  across: boolean
  /** What is asked there is a GET without what was sent. */
  emptied: boolean
}

/** Nobody answered, or not so that it can be read. */
export interface Silence {
  /** Why, in words. */
  problem: string
  /** That of the last headers that came; left out where none did. */
  status?: number
}

export const isSilence = (reply: Answer | Silence): reply is Silence => 'problem' in reply

/** Whether the app takes a status for a success, whichever the contract declares. */
export const isSuccess = (status: number) => status >= 200 && status < 300

/** Whether an answer is a page, where the API's are JSON. */
export const isWebPage = ({ type, text }: Pick<Answer, 'type' | 'text'>) =>
  type === 'text/html' || /^\s*</.test(text)

/** How long an answer is waited for. */
export const TIMEOUT_MS = 15_000
/** After which a person wants to know what is waited for. */
const PATIENCE_MS = 3_000
/** As browsers do. */
const MOST_HOPS = 20

export interface Asking {
  /** `{apiBase}/api/v1`, absolute. */
  apiUrl: string
  /** The site's origin, in whose name is asked as its pages do. */
  site: string
  token: string | null
  /** What no report may quote, wherever an answer holds it. */
  secrets?: readonly string[]
  /** Is told of a request that takes long. */
  waiting?: ((request: string) => void) | undefined
}

/** Tells of a request while it takes long. */
export async function watched<T>(
  { waiting }: Pick<Asking, 'waiting'>,
  request: string,
  reply: Promise<T>,
): Promise<T> {
  const timer = setTimeout(() => waiting?.(request), PATIENCE_MS)
  return reply.finally(() => clearTimeout(timer))
}

/** Whether a page of `site` may read an answer of another origin. */
export const allows = (header: string | null, site: string) => header === '*' || header === site

/** What is said of a request that nobody took or refused in time. */
export const TIMED_OUT = `nothing came within ${TIMEOUT_MS / 1000} s`
const UNENDED = `its end did not come within ${TIMEOUT_MS / 1000} s`

/** Whether a problem is one of time, which the next call would take as well. */
export const isLate = (problem: string) => problem.endsWith(TIMED_OUT) || problem.endsWith(UNENDED)

/** Why a request had no answer, in words. */
export function silenceOf(error: unknown): string {
  if ((error as Error).name === 'TimeoutError') return TIMED_OUT
  // fetch says no more than "fetch failed"; of several addresses that were tried only the code is told.
  const { message, code = '' } = ((error as Error).cause ?? error) as { message?: string; code?: string }
  if (!message) return code || 'nobody knows why'
  // Of an address that it may not ask fetch quotes the password too.
  const words = message.replace(/\/\/[^\s/]*@/g, '//…@')
  return `${words}${code && !words.includes(code) ? ` (${code})` : ''}`
}

/** Why an answer whose headers came could not be read, in words. */
export const unreadWhy = (error: unknown): string =>
  (error as Error).name === 'TimeoutError' ? UNENDED : silenceOf(error)

function hopOf(response: Response, from: string, method: string): Hop | null {
  const { status, headers } = response
  const location = headers.get('location')
  const to = location === null ? null : parseUrl(location, from)
  if (![301, 302, 303, 307, 308].includes(status) || !to) return null
  const emptied = method !== 'GET' && status <= 303
  return { status, to: to.href, across: to.origin !== new URL(from).origin, emptied }
}

/** What a request says of itself; null where the token is none that a header can hold. */
function headersOf({ site, token }: Asking): Record<string, string> | null {
  const headers = {
    Origin: site,
    Accept: 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
  // Tried beforehand: what fetch says of such a header quotes it.
  try {
    new Headers(headers)
    return headers
  } catch {
    return null
  }
}

/** Sends one request as a page of the site would, and follows redirects as a browser does. */
export async function ask(asking: Asking, path: string, json?: unknown): Promise<Answer | Silence> {
  const { apiUrl, site } = asking
  const headers = headersOf(asking)
  if (!headers) return { problem: 'the token holds a sign that no header may hold' }
  const started = performance.now()
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const hops: Hop[] = []
  let url = apiUrl + path
  let body = json === undefined ? null : JSON.stringify(json)
  let readable = true
  /** Of the last headers that came, and whether the answer is being read. */
  const came: { status?: number; opened: boolean } = { opened: false }
  try {
    for (;;) {
      const method = body === null ? 'GET' : 'POST'
      came.opened = false
      const response = await fetch(url, {
        method,
        headers: { ...headers, ...(body === null ? {} : { 'Content-Type': 'application/json' }) },
        body,
        redirect: 'manual',
        signal,
      })
      Object.assign(came, { status: response.status, opened: true })
      const text = await response.text()
      readable &&=
        new URL(url).origin === site || allows(response.headers.get('access-control-allow-origin'), site)
      const hop = hopOf(response, url, method)
      if (hop) hops.push(hop)
      if (hop && !hop.across) {
        if (hops.length > MOST_HOPS)
          return { problem: `more than ${MOST_HOPS} redirects`, status: response.status }
        url = hop.to
        if (hop.emptied) body = null
        continue
      }
      return {
        status: response.status,
        type: response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '',
        text,
        readable,
        ms: Math.round(performance.now() - started),
        hops,
      }
    }
  } catch (error) {
    const { status, opened } = came
    const why = opened ? `the answer cannot be read: ${unreadWhy(error)}` : silenceOf(error)
    return { problem: hidden(why, asking.secrets ?? []), ...(status === undefined ? {} : { status }) }
  }
}
