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
const FRAME = /^\s+at .*(?::\d+:\d+|<anonymous>|native|index \d+)\)?$|@(?:[a-z-]+:\/\/\S*|\[native code\])$/

/** The frames of its stack. V8 writes the message before them, and a line of a message may look like a frame. */
function framesOf({ message, stack = '' }: Error): string[] {
  const [before = '', ...after] = message ? stack.split(message) : []
  const frames = /^[\w.$]+: $/.test(before) ? after.join(message) : stack
  return frames.split('\n').filter((line) => FRAME.test(line))
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
