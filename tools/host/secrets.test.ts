import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { secretsIn } from './secrets.ts'

const root = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(root, { recursive: true }))

/** What is found in a build with this one file. */
function found(name: string, text: string, env: Record<string, string> = {}): string[] {
  const dist = mkdtempSync(join(root, 'dist-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, name), text)
  return secretsIn(dist, env)
}

// Put together here, so that no search for secrets finds this file.
const PLANTED: readonly [what: string, secret: string][] = [
  ['a JSON Web Token', `eyJ${'hbGciOiJIUzI1NiJ9'}.eyJ${'zdWIiOiJ1c2VyXzEi'}.c2ln`],
  ['a private key', `-----BEGIN ${'RSA PRIVATE'} KEY-----`],
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----`],
  ['a key of Stripe', `sk_${'live'}_4eC39HqLyjWDarjt`],
  ['a key of AWS', `AKIA${'IOSFODNN7EXAMPLE'}`],
  ['a token of GitHub', `ghp_${'0a1b2c3d4e'.repeat(4)}`],
  ['a token of Slack', `xoxb-${'1234567890-abc'}`],
  ['a key of Google', `AIza${'x'.repeat(35)}`],
  ['a token of npm', `npm_${'x1'.repeat(18)}`],
  ['a token of Chromatic', `chpt_${'0123456789ab'}`],
  ['a password in an address', `https://maya:${'harbor'}@api.example/`],
  ['a password in an address', `postgres://app:${'hunter2'}@db.example/app`],
  ['a password in an address', `MONGODB+SRV://app:${'hunter2'}@db.example`],
  ['a password in an address', `redis://:${'hunter2'}@10.0.0.7:6379`],
  ['a key of OpenAI or Anthropic', `sk-${'proj'}-${'aB3_xY-9'.repeat(6)}`],
  ['a key of OpenAI or Anthropic', `sk-${'ant'}-api03-${'aB3_xY-9'.repeat(6)}`],
  ['a key of OpenAI or Anthropic', `sk-${'aB3xY9'.repeat(8)}`],
  ['a token of GitLab', `glpat-${'aB3_xY-9aB3_xY-9aB3_'}`],
  ['a key of SendGrid', `SG.${'aB3_xY-9aB3_xY-9aB3_xY'}.${'aB3_xY-9'.repeat(5)}abc`],
  ['a key of Stripe', `whsec_${'4eC39HqLyjWDarjtT1zdp7dc'}`],
  ['a token in a header', `{authorization: "Bearer ${'aB3.xY9-'.repeat(4)}"}`],
  ['a password or secret', `aws_secret_access_key="${'wJalrXUtnFEMI/K7MDENG/bPxRfiCY'}"`],
  ['a password or secret', `{secretAccessKey: "${'wJalrXUtnFEMI/K7MDENG/bPxRfiCY'}"}`],
  ['a password or secret', `{"x-api-key": "${'a1b2c3d4'}"}`],
  ['a password or secret', `{password: "${'Harbor-2026!'}"}`],
  ['a password or secret', `{"clientSecret":"${'a1b2c3d4'}"}`],
  ['a password or secret', `API_KEY = '${'a1b2c3d4'}'`],
]

describe('secrets in a build', () => {
  it.each(PLANTED)('finds %s, and does not repeat it', (what, secret) => {
    const all = found('assets/index.js', `x();${secret};y()`)
    expect(all).toEqual([`${join('assets', 'index.js')} holds ${what}`])
    expect(all.join()).not.toContain(secret)
  })

  it.each(['a.html', 'a.css', 'a.json', 'a.svg', 'a.webmanifest', 'a.xml', 'a.txt', 'a.js.map', '_headers'])(
    'looks into %s',
    (name) => expect(found(name, PLANTED[0]?.[1] ?? '')).toHaveLength(1),
  )

  it("finds the values of the build's own secrets", () => {
    const env = {
      CHROMATIC_PROJECT_TOKEN: 'quiet-harbour',
      VITE_SMTP_PASSWORD: 'rain & wind',
      HOME: '/home/maya',
    }
    expect(found('a.js', 'x("quiet-harbour")', env)).toEqual([
      'a.js holds the value of CHROMATIC_PROJECT_TOKEN',
    ])
    expect(found('a.js', 'x("rain & wind")', env)).toEqual(['a.js holds the value of VITE_SMTP_PASSWORD'])
    expect(found('a.js', 'x("/home/maya")', env)).toEqual([])
    // Short ones and words stand anywhere.
    expect(found('a.js', 'x("token development")', { A_TOKEN: 'token', B_SECRET: 'development' })).toEqual([])
  })

  it.each([
    'const KEY = "app_refreshToken", tokenKey = "app_token"',
    '<input type="password" autocomplete="current-password" name="password1" />',
    '{password: values.password, token: `next`, label: "Password: 8 characters"}',
    'https://studio.example:8443/@scope/path',
    'a picture that only looks like one: AKIA, eyJ, sk_live',
    `headers.set("Authorization", "Bearer $\{token}"), "Bearer authentication", "https://$\{name}:$\{word}@host"`,
    'app://open:8080/@me, data:text/plain, mailto:maya@harborcafe.example',
    '.mask-proj-1234567890123456, .sk-chase, glpat-, whsec_, SG.components.arrangementOfThePanels',
    '<button accesskey="s">, {accessKey: key, secretKey: `named`, privateKey: null}',
  ])('lets be %s', (text) => expect(found('a.js', text)).toEqual([]))
})
