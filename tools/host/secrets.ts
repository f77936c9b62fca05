import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Pictures, fonts, films, and what is packed of files that are read themselves. */
const NO_TEXT = /\.(?:br|gz|woff2?|png|jpe?g|webp|avif|gif|ico|mp4|webm|pdf)$/i

/** What secrets look like, whoever gave them out. */
const LOOKS: readonly [what: string, pattern: RegExp][] = [
  ['a JSON Web Token', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
  ['a key of Stripe', /\b[rs]k_(?:live|test)_\w{8,}/],
  ['a key of AWS', /\bA(?:KI|SI)A[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(?:gh[opsru]|github_pat)_\w{30,}/],
  ['a token of Slack', /\bxox[abeoprs]-[\w-]{10,}/],
  ['a key of Google', /\bAIza[\w-]{35}/],
  ['a token of npm', /\bnpm_\w{36}/],
  ['a token of Chromatic', /\bchpt_\w{8,}/],
  ['a password in an address', /\bhttps?:\/\/[^\s/:@"'`]+:[^\s/@"'`]+@/],
  // One that is written out; names of fields and keys of storage hold no digit.
  [
    'a password or secret',
    /(?:passw(?:or)?d|secret|token|api_?key)["']?\s*[:=]\s*(["'`])(?=[^"'`\s]*\d)[^"'`\s]{6,}\1/i,
  ],
]

const SECRET_NAME = /token|secret|passw|passphrase|credential|private|(?:api|access)_?key/i

/** Values of variables that sound secret; a mere word may stand anywhere. */
function secretsOf(env: Readonly<Record<string, string | undefined>>): [what: string, value: string][] {
  return Object.entries(env).flatMap(([name, value]): [string, string][] =>
    SECRET_NAME.test(name) && value && value.length >= 8 && !/^[a-z]+$/i.test(value)
      ? [[`the value of ${name}`, value]]
      : [],
  )
}

/** What in a build's text files looks like a secret, in words that do not repeat it. */
export function secretsIn(dist: string, env: Readonly<Record<string, string | undefined>>): string[] {
  const own = secretsOf(env)
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    if (NO_TEXT.test(name) || !statSync(join(dist, name)).isFile()) return []
    const text = readFileSync(join(dist, name), 'utf8')
    return [
      ...LOOKS.filter(([, pattern]) => pattern.test(text)),
      ...own.filter(([, value]) => text.includes(value)),
    ].map(([what]) => `${name} holds ${what}`)
  })
}
