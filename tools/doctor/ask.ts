/** What came back, as far as the doctor looks at it. */
export interface Answer {
  status: number
  /** Without its parameters; empty where there is none. */
  type: string
  text: string
  /** Whether a page of the site may read it. */
  readable: boolean
  ms: number
}

/** How long an answer is waited for. */
export const TIMEOUT_MS = 15_000

export interface Asking {
  /** `{apiBase}/api/v1`, absolute. */
  apiUrl: string
  /** The site's origin, in whose name is asked as its pages do. */
  site: string
  token: string | null
}

/** Whether a page of `site` may read an answer of another origin. */
export const allows = (header: string | null, site: string) => header === '*' || header === site

/** Sends one request as a page of the site would; null when nobody answers. */
export async function ask(
  { apiUrl, site, token }: Asking,
  path: string,
  json?: unknown,
): Promise<Answer | null> {
  const started = performance.now()
  try {
    const response = await fetch(apiUrl + path, {
      method: json === undefined ? 'GET' : 'POST',
      headers: {
        Origin: site,
        Accept: 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    return {
      status: response.status,
      type: response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '',
      text,
      readable:
        new URL(apiUrl).origin === site || allows(response.headers.get('access-control-allow-origin'), site),
      ms: Math.round(performance.now() - started),
    }
  } catch {
    return null
  }
}
