import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Pictures, fonts, films, and what is packed of files that are read themselves. */
const NO_TEXT = /\.(?:br|gz|woff2?|png|jpe?g|webp|avif|gif|ico|mp4|webm|pdf)$/i

/** What secrets look like, whoever gave them out. */
const LOOKS: readonly [what: string, pattern: RegExp][] = [
  ['a JSON Web Token', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
  ['a key of Stripe', /\b(?:[rs]k_(?:live|test)_\w{8,}|whsec_[\w+/]{8,})/],
  ['a key of AWS', /\bA(?:KI|SI)A[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(?:gh[opsru]|github_pat)_\w{30,}/],
  ['a token of GitLab', /\bgl(?:pat|ptt|dt|rt|cbt|ft|soat|agent|oas)-[\w-]{20,}/],
  ['a token of Slack', /\bxox[abeoprs]-[\w-]{10,}/],
  ['a key of Google', /\bAIza[\w-]{35}/],
  ['a key of OpenAI or Anthropic', /\bsk-(?:(?:proj|svcacct|admin|ant)-[\w-]{16,}|[A-Za-z0-9]{32,})/],
  ['a key of SendGrid', /\bSG\.(?=[\w.-]*\d)[\w-]{16,}\.[\w-]{16,}/],
  ['a token of npm', /\bnpm_\w{36}/],
  ['a token of Chromatic', /\bchpt_\w{8,}/],
  // Of any scheme; what `${` begins is put in only later.
  ['a password in an address', /\b[a-z][\w+.-]{0,30}:\/\/[^\s/:@"'`{]*:(?!\$\{)[^\s/@"'`]+@/i],
  ['a token in a header', /\bBearer\s+(?=[\w.~+/-]*\d)[\w.~+/-]{20,}/i],
  // One that is written out; names of fields and keys of storage hold no digit.
  [
    'a password or secret',
    /(?:passw(?:or)?d|passphrase|secret|token|(?:api|access|private|secret)[_-]?key)["']?\s*[:=]\s*(["'`])(?=[^"'`\s]*\d)[^"'`\s]{6,}\1/i,
  ],
]

type Environment = Readonly<Record<string, string | undefined>>

const SECRET_NAME = /token|secret|passw|passphrase|credential|private|(?:api|access)_?key/i

/** Values of variables that sound secret; a mere word may stand anywhere. */
function secretsOf(env: Environment): [what: string, value: string][] {
  return Object.entries(env).flatMap(([name, value]): [string, string][] =>
    SECRET_NAME.test(name) && value && value.length >= 8 && !/^[a-z]+$/i.test(value)
      ? [[`the value of ${name}`, value]]
      : [],
  )
}

/** What in a file of a build looks like a secret, in words that do not repeat it. */
function secretsInFile(dist: string, name: string, own: ReturnType<typeof secretsOf>): string[] {
  const text = readFileSync(join(dist, name), 'utf8')
  return [
    ...LOOKS.filter(([, pattern]) => pattern.test(text)),
    ...own.filter(([, value]) => text.includes(value)),
  ].map(([what]) => `${name} holds ${what}`)
}

/** The same of all text files of a build. */
export function secretsIn(dist: string, env: Environment): string[] {
  const own = secretsOf(env)
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => !NO_TEXT.test(name) && statSync(join(dist, name)).isFile())
    .flatMap((name) => secretsInFile(dist, name, own))
}

/** The same of config.js alone, which is edited after the build. */
export const secretsInSettings = (dist: string, env: Environment): string[] =>
  secretsInFile(dist, 'config.js', secretsOf(env))
