export interface Crash {
  error: unknown
  /** The page's address. */
  href: string
  version: string
  /** Epoch ms. */
  now: number
}

/** Ordered: an address loses its query before what is left is looked through for secrets. */
const REDACTIONS: readonly [pattern: RegExp, instead: string][] = [
  // Query and fragment of an address or a path; the line and column of a stack frame stay.
  [/([\w/.-])[?#](?![\s)])[^\s)'"]*?(?=(?::\d+){1,2}(?:[\s)]|$)|[\s)'"]|$)/g, '$1'],
  [/\b(https?:\/\/)[^\s/@]*@/g, '$1'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 […]'],
  // Whatever is given to a name that sounds secret.
  [
    /\b([\w-]*(?:token|password|secret|authorization|cookie)[\w-]*["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s,;)}]+)/gi,
    '$1[…]',
  ],
  // A JSON Web Token, whole or cut short, and other long runs that are no words.
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, '[…]'],
  [/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[a-z]{2,}/gi, '[email]'],
  [/(?<![\w/.-])(?=[\w-]*\d)[\w-]{32,}(?![\w/.-])/g, '[…]'],
  [/\+?\(?\d[\d ().-]{8,}\d/g, '[number]'],
  [/(\/(?:home|Users)\/)[^/\s]+/g, '$1…'],
  // Data that an error quotes; names of fields and variables are short and single words.
  [/(?<=^|[\s(:,[])(["'`])(?![\w$.-]{1,40}\1)(?:(?!\1).){1,400}\1(?![\w])/g, '$1…$1'],
]

/** A text without queries, tokens, secrets and what may be somebody's data. */
export function redact(text: string): string {
  return REDACTIONS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
}

function tell(error: unknown): string[] {
  if (error instanceof Error) {
    const head = `${error.name}: ${error.message}`
    const stack = (error.stack ?? '').split('\n').filter((line) => /^\s*at |@/.test(line))
    return [redact(head), ...stack.slice(0, 20).map((line) => redact(line.trimEnd()))]
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
