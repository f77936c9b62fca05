import { redact } from './redact'

export interface Crash {
  error: unknown
  /** The page's address. */
  href: string
  version: string
  /** Epoch ms. */
  now: number
}

/** A line of a stack as browsers write it; others belong to the message. */
const FRAME =
  /^\s+at .*(?::\d+:\d+|<anonymous>|native|index \d+)\)?$|@(?:(?:blob:)?[a-z-]+:\/\/\S*|user-script:[\d:]+|\[native code\])$/

/**
 * The frames of its stack. V8 writes name and message before them, and a line of a message may look like a frame. As the
 * message may have changed since, only the lines at the end are taken, up to the first that is none.
 */
function framesOf({ message, stack = '' }: Error): string[] {
  const [before = '', ...after] = message ? stack.split(message) : []
  const rest = /^[^\n:]{1,80}: $/.test(before) ? after.join(message) : stack
  const lines = rest.trimEnd().split('\n')
  if (!lines.some((line) => /^\s+at /.test(line))) return lines.filter((line) => FRAME.test(line))
  return lines.slice(Math.max(1, lines.findLastIndex((line) => !FRAME.test(line)) + 1))
}

/** Whose words they are: a server's may be about anybody. */
function wordsOf(error: Error): string {
  const { serverMessage, status } = error as { serverMessage?: unknown; status?: unknown }
  return serverMessage ? `Answer with status ${status}` : error.message
}

function tell(error: unknown): string[] {
  if (error instanceof Error) {
    const head = `${error.name}: ${wordsOf(error)}`
    const frames = framesOf(error).slice(0, 20)
    return [redact(head), ...frames.map((line) => redact(line.trimEnd()))]
  }
  // A router's answer, or something that was thrown without being an error: its content stays here.
  const { status } = (typeof error === 'object' && error ? error : {}) as { status?: unknown }
  return [typeof status === 'number' ? `Answer with status ${status}` : `Thrown: ${typeof error}`]
}

/** What a person can send to the studio after a crash. It holds no query, no token and no personal data. */
export function crashReport({ error, href, version, now }: Crash): string {
  const { pathname } = new URL(href)
  return [
    `Path: ${redact(pathname)}`,
    `Version: ${version}`,
    `Time: ${new Date(now).toISOString()}`,
    ...tell(error),
  ].join('\n')
}
