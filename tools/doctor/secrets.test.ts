import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from './main'
import { hidden, tokensIn, withoutSecrets } from './secrets'
import { proxiedBackend } from './testBed'
import type { Spoil } from './testProxy'

/** No report holds what signs somebody in. */
const SITE = 'https://studio.example'
const EMAIL = 'noor@overprint.example'
const PASSWORD = 'Overprint-2026!'

const bed = proxiedBackend()

const said: string[] = []
beforeEach(() => {
  said.length = 0
})
const doctor = (args: string[], env?: Record<string, string>) =>
  run(['--base', bed.origin, '--site', SITE, ...args], (text) => said.push(text), env)
const signedIn = ['--email', EMAIL, '--admin']

const login =
  (edit: (body: Record<string, unknown>) => unknown): Spoil =>
  (path, method, body) =>
    method === 'POST' && path.endsWith('/auth/login')
      ? { body: JSON.stringify(edit(JSON.parse(body))) }
      : null

describe('a token that no header may hold', () => {
  afterEach(() => expect(said.join('\n')).not.toMatch(/SECRET|abc/))

  it.each([
    ['a line break', 'abc\nSECRET'],
    ['a carriage return', 'abc\r\nSECRET'],
    ['a nought', 'abc\0SECRET'],
    ['a letter of no header', 'abc€SECRET'],
    ['what stands before it in the header', 'Bearer abcSECRET'],
  ])('is told in words, and asks nothing: %s', async (_name, token) => {
    for (const json of [[], ['--json']]) {
      expect(await doctor(['--token', token, ...json])).toBe(2)
      expect(said.at(-1)).toMatch(
        /^The token \(--token or DOCTOR_TOKEN\) holds a sign that no header may hold/,
      )
      expect(await doctor(json, { DOCTOR_TOKEN: token })).toBe(2)
    }
    expect(bed.asked).toEqual([])
  })

  it('comes from the login too, and is not told by it', async () => {
    bed.spoil = login((body) => ({ ...body, accessToken: 'abc\nSECRET' }))
    for (const json of [[], ['--json']]) {
      expect(await doctor([...signedIn, ...json], { DOCTOR_PASSWORD: PASSWORD })).toBe(1)
      expect(said.at(-1)).toContain('the token holds a sign that no header may hold')
    }
  })

  it('but for the line break of a file around it, which is left out', async () => {
    expect(await doctor([], { DOCTOR_TOKEN: ' nobodys\r\n' })).toBe(1)
    expect(said.at(-1)).toContain('401 instead of 200')
  })
})

describe('a secret', () => {
  const told = async (args: string[], env: Record<string, string>, secret: string) => {
    for (const json of [[], ['--json']]) {
      expect(await doctor([...args, ...json], env)).toBe(1)
      expect(said.at(-1)).not.toContain(secret)
    }
    return said.join('\n')
  }

  it.each([
    ['a token', ['--token', 'Bearer', 'SECRET']],
    ['a password', ['--email', EMAIL, '--password', 'two', 'SECRET']],
    ['the end of the options', ['--', 'SECRET']],
  ])('with a space in it is not quoted: %s', async (_name, args) => {
    expect(await doctor(args)).toBe(2)
    expect(said.join('\n')).not.toContain('SECRET')
    expect(said.at(-1)).toMatch(/^Something stands among the arguments without an option/)
  })

  it('that an API sends back is hidden', async () => {
    bed.spoil = (path) =>
      path.includes('/cart') ? { status: 200, body: '{"items":"for tok-SECRET"}' } : null
    const report = await told([], { DOCTOR_TOKEN: 'tok-SECRET' }, 'SECRET')
    expect(report).toContain('is \\"for (hidden)\\", not array')
  })

  it.each(['refreshToken', 'refresh_token'])(
    'that the login gave is hidden wherever it comes: %s',
    async (key) => {
      const refresh = 'renews-SECRET'
      bed.spoil = (path, method, body) => {
        if (method === 'OPTIONS') return null
        if (!path.endsWith('/auth/login')) return { status: 200, body: JSON.stringify({ items: refresh }) }
        return { body: JSON.stringify({ ...JSON.parse(body), session: { [key]: refresh } }) }
      }
      const report = await told(signedIn, { DOCTOR_PASSWORD: PASSWORD }, 'SECRET')
      expect(report).toContain('is "(hidden)", not array')
    },
  )

  it.each([
    ['http://bob:hunter2SECRET@127.0.0.1:2', "--base: 'http://…@127.0.0.1:2' holds a name or password, "],
    ['http:///bob:hunter2SECRET@127.0.0.1:2/', "--base: 'http://…@127.0.0.1:2/' holds a name or password, "],
    ['bob:hunter2SECRET@127.0.0.1', "--base is the API's address"],
  ])('before the host is refused, and not told: %s', async (base, words) => {
    for (const json of [[], ['--json']]) {
      expect(await run(['--base', base, ...json], (text) => said.push(text))).toBe(2)
      expect(said.at(-1)).toContain(words)
    }
    expect(said.join('\n')).not.toMatch(/SECRET|bob/)
  })

  it('is not taken for one that stands beside a token: the report stays legible', async () => {
    const beside = { tokenType: 'Bearer', tokenVersion: '1', tokenName: 'contract' }
    const items = 'contract 1, Bearer'
    const signIn = login((body) => ({ ...body, ...beside }))
    bed.spoil = (...call) =>
      call[0].includes('/cart') ? { status: 200, body: JSON.stringify({ items }) } : signIn(...call)
    await doctor(signedIn, { DOCTOR_PASSWORD: PASSWORD })
    expect(said.at(-1)).toContain(`is "${items}", not array`)
    expect(said.at(-1)).not.toContain('(hidden)')
  })

  it('before the host of a redirect is not told either', async () => {
    bed.spoil = (path, method) =>
      method === 'GET' && path.includes('/cart')
        ? { status: 302, headers: { location: `${bed.origin.replace('//', '//bob:SECRET@')}/x` } }
        : null
    const report = await told(signedIn, { DOCTOR_PASSWORD: PASSWORD }, 'SECRET')
    expect(report).toContain('//…@')
  })

  it('in the address of a redirect is hidden', async () => {
    const location = `https://other.example/${PASSWORD}/?${new URLSearchParams({ password: PASSWORD })}`
    bed.spoil = (path, method) =>
      method === 'POST' && path.endsWith('/auth/login') ? { status: 302, headers: { location } } : null
    const report = await told(signedIn, { DOCTOR_PASSWORD: PASSWORD }, 'Overprint-2026')
    expect(report).toContain('302 to https://other.example/(hidden)/?…, another origin')
  })

  it.each<[name: string, edit: (body: Record<string, unknown>) => unknown, words: string]>([
    ['in an object', (body) => ({ ...body, accessToken: { value: 'SECRET' } }), 'is object, not string'],
    ['in a list', (body) => ({ ...body, refreshToken: ['SECRET'] }), 'is array, not string'],
    ['as a number', (body) => ({ ...body, refreshToken: 5_318_008 }), 'is number, not string'],
    ['as all there is', () => 'SECRET', 'is string, not object'],
    ['in a list of all', () => [{ token: 'SECRET' }], 'is array, not object'],
  ])('that a login puts where the contract has none is not quoted: %s', async (_name, edit, words) => {
    bed.spoil = login(edit)
    const report = await told(signedIn, { DOCTOR_PASSWORD: PASSWORD }, 'SECRET')
    expect(report).toContain(words)
    expect(report).not.toContain('5318008')
  })
})

describe('what is hidden of a text', () => {
  it.each([
    ['no more than the secrets', 'a b c', ['b'], 'a (hidden) c'],
    ['the longer of two', 'token-1 token-12', ['token-1', 'token-12'], '(hidden) (hidden)'],
    ['nothing where there is none', 'a', [], 'a'],
  ])('%s', (_name, text, secrets, rest) => expect(hidden(text, secrets)).toBe(rest))

  it('is every text under a key that names a token', () => {
    const body = {
      a: 'no-token-at-all',
      accessToken: 'token-one',
      Tokens: [{ x: 'token-two' }, 3, ''],
      user: { csrf_token: 'token-four' },
    }
    expect(tokensIn(body).sort()).toEqual(['token-four', 'token-one', 'token-two'])
    expect(tokensIn(null)).toEqual([])
  })

  it('is not what describes a token, nor what is too short for one and stands in every report', () => {
    const told = {
      tokenType: 'Bearer-token',
      token_version: '2026-11-30',
      accessTokenExpiresAt: '2026-11-30T00:00:00Z',
      'refresh-token-expires': '2026-12-30T00:00:00Z',
      tokenScope: 'read write',
      tokenName: 'overprint',
      token: 'id',
    }
    expect(tokensIn({ ...told, tokens: [told] })).toEqual([])
    expect(tokensIn({ tokenScope: { token: 'token-one' } })).toEqual(['token-one'])
  })

  it('is hidden in a value at every depth, which else stays', () => {
    const value = { a: ['x', 12, null, true], b: { c: 'xs' } }
    expect(withoutSecrets(value, ['xs', '12'])).toEqual({
      a: ['x', '(hidden)', null, true],
      b: { c: '(hidden)' },
    })
    expect(withoutSecrets(undefined, ['x'])).toBeUndefined()
  })
})
