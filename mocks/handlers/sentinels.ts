import type { Operation } from '../contract/operations'
import type { RunOutcome } from './outcomes'

export interface Sentinel {
  /** What to type. */
  text: string
  outcome: RunOutcome
  meaning: string
  /** Works the first time that the text is sent, and not again. */
  once?: true
}

/**
 * What a person can type into any field (or name a file) to see a failure, without a scenario. In an email
 * or a file name a hyphen stands for the space: fail-500@example.com, fail-413.png. Upper or lower case is
 * the same, and a text that the operation cannot end with is just text.
 */
export const SENTINELS: readonly Sentinel[] = [
  { text: 'fail 400', outcome: 400, meaning: 'the request could not be read' },
  { text: 'fail 401', outcome: 401, meaning: 'the access token has expired, or a wrong password at sign-in' },
  {
    text: 'fail 403',
    outcome: 403,
    meaning: 'not allowed; when an admin registers: the invite token is missing',
  },
  { text: 'fail 404', outcome: 404, meaning: 'there is no such thing' },
  {
    text: 'fail 409',
    outcome: 409,
    meaning: 'a conflict: taken email, decided work, taken slug (every time)',
  },
  {
    text: 'fail E11000',
    outcome: 409,
    meaning: 'a duplicate key when a product is created; the second try works',
    once: true,
  },
  { text: 'fail 413', outcome: 413, meaning: 'the files are too large' },
  { text: 'fail 422', outcome: 422, meaning: 'a field is missing or wrong' },
  { text: 'fail 500', outcome: 500, meaning: 'something broke on the server' },
  { text: 'fail html', outcome: 'html', meaning: "a proxy's 502 page instead of JSON" },
  { text: 'fail malformed', outcome: 'malformed', meaning: 'works as usual, but the answer is cut short' },
  { text: 'fail offline', outcome: 'offline', meaning: 'no answer at all' },
  { text: 'fail slow', outcome: 'slow', meaning: 'works after three seconds' },
  { text: 'fail hold', outcome: 'hold', meaning: 'waits until it is released' },
]

const PATTERN = /\bfail[ -]([a-z0-9]+)/gi

/** Every text in a value: strings at any depth, file names. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value instanceof File) yield value.name
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* textsIn(part)
  }
}

/** The fields of a JSON body or a form, in the order in which they were sent. */
export function fieldsOf(body: unknown): [field: string, value: unknown][] {
  if (body instanceof FormData) return [...body.entries()]
  return typeof body === 'object' && body !== null ? Object.entries(body) : []
}

export interface FoundSentinel extends Sentinel {
  /** The whole text in which it stood. */
  text: string
  /** The field of the body in which it stood. */
  field: string
}

/** The first sentinel in a body that is possible for the operation. */
export function findSentinel(
  operation: Operation,
  body: unknown,
  possible: readonly RunOutcome[],
): FoundSentinel | null {
  const texts = fieldsOf(body).flatMap(([field, value]) =>
    [...textsIn(value)].map((text) => ({ field, text })),
  )
  for (const { field, text } of texts) {
    for (const [, word = ''] of text.matchAll(PATTERN)) {
      const sentinel = SENTINELS.find((one) => one.text.toLowerCase() === `fail ${word.toLowerCase()}`)
      if (!sentinel || !possible.includes(sentinel.outcome)) continue
      // Duplicate keys are a matter of products alone, though others know a 409 too.
      if (sentinel.once && operation.operationId !== 'createProduct') continue
      return { ...sentinel, text, field }
    }
  }
  return null
}
