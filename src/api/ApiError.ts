/** `http`: an error status. `network`: no answer. `broken`: an answer that can't be read. `ended`: the session is over. */
export type ApiErrorKind = 'http' | 'network' | 'broken' | 'ended'

/** The one error of the API (design: error body `{ message?, error?, code? }`; anything else gives the fallback text). */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly kind: ApiErrorKind,
    /** The HTTP status; 0 where there was no answer. */
    readonly status: number,
    /** What the server said to the person: `message`, else `error`, else null. */
    readonly serverMessage: string | null = null,
    /** The server's code, as text. */
    readonly code: string | null = null,
  ) {
    super(serverMessage ?? `The call failed (${kind}${status ? ` ${status}` : ''}).`)
  }
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null

/** Of a dump in place of a sentence the first 280 letters: all of it would cover the very form that it is about. */
const shortened = (said: string | null) => said?.replace(/^(.{279}).{2,}$/su, '$1…')

/** Reads an error body, whatever it is. */
export function errorFrom(status: number, body: unknown): ApiError {
  const { message, error, code } = (typeof body === 'object' && body ? body : {}) as Record<string, unknown>
  return new ApiError(
    'http',
    status,
    shortened(text(message) ?? text(error)),
    typeof code === 'number' ? String(code) : text(code),
  )
}

/** The server's message, else the fallback text of the specification. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback
}

/** Whether a failure needs no words, since the session's end is told once elsewhere or the call was called off. */
export function isSilent(error: unknown): boolean {
  return (
    (error instanceof ApiError && error.kind === 'ended') ||
    ['AbortError', 'SessionEndedError'].includes((error as Error | null)?.name ?? '')
  )
}
