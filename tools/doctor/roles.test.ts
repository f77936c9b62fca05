import { describe, expect, it } from 'vitest'
import { type Examined, examineAll, type Patient } from './examine'
import { run } from './main'
import { proxiedBackend } from './testBed'
import type { Spoil } from './testProxy'

/** What admins alone may ask, as it is judged for an admin, for a client, and for a token that may be either's. */
const SITE = 'https://studio.example'
const ADMIN = { email: 'noor@overprint.example', password: 'Overprint-2026!' }
const CLIENT = { email: 'maya@harborcafe.example', password: 'Harbor-2026!' }
const FOR_ADMINS = ['getRevenue', 'listAdminWorks', 'listProducts']

const bed = proxiedBackend()

const examine = (more: Partial<Patient>) =>
  examineAll({ apiUrl: `${bed.origin}/api/v1`, site: SITE, token: null, ...more })
const found = (all: Examined[]) =>
  all.flatMap(({ operationId, findings }) => findings.map((finding) => ({ operationId, ...finding })))
const skipped = (all: Examined[]) =>
  all.filter(({ note }) => note?.startsWith('for admins alone')).map(({ operationId }) => operationId)

const answersOf =
  (part: string, answer: ReturnType<Spoil>): Spoil =>
  (path, method) =>
    method === 'GET' && path.includes(part) ? answer : null
const refusing: Spoil = (path, method) =>
  method === 'GET' && /admin|products/.test(path) ? { status: 403, body: '{"message":"Forbidden"}' } : null
const products = { status: 200, body: '{"products":[]}' }

async function tokenOf(account: object): Promise<string> {
  const answer = await fetch(`${bed.backend}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

describe('a 403 where admins alone may ask', () => {
  it.each([
    ['--admin', { ...ADMIN, admin: true }],
    ['an account that is an admin’s by the login’s answer', ADMIN],
  ])('is a difference with %s', async (_name, account) => {
    bed.spoil = refusing
    const all = await examine(account)
    expect(skipped(all)).toEqual([])
    expect([...new Set(found(all).map(({ operationId }) => operationId))]).toEqual(FOR_ADMINS)
    for (const { where, problem, app } of found(all))
      expect([where, problem, app]).toEqual(['status', '403 instead of 200', expect.stringMatching(/ load/)])
  })

  it('is a difference with --admin even where the login names no admin', async () => {
    bed.spoil = (path, method, body) => {
      if (!path.endsWith('/auth/login') || method !== 'POST') return refusing(path, method, body)
      const { user, ...rest } = JSON.parse(body)
      const { isAdmin: _, role: __, roles: ___, ...person } = user
      return { body: JSON.stringify({ ...rest, user: person }) }
    }
    expect(skipped(await examine({ ...ADMIN, admin: true }))).toEqual([])
    expect(found(await examine({ ...ADMIN, admin: true }))).toHaveLength(5)
  })

  it('is right for a client, and not judged', async () => {
    const all = await examine(CLIENT)
    expect(found(all)).toEqual([])
    expect([...new Set(skipped(all))]).toEqual(FOR_ADMINS)
  })

  it('is not judged with a token that may be a client’s, but is with --admin', async () => {
    const said: string[] = []
    const doctor = async (...more: string[]) =>
      run(['--base', bed.origin, '--site', SITE, '--token', await tokenOf(ADMIN), ...more], (text) =>
        said.push(text),
      )
    bed.spoil = refusing
    expect(await doctor()).toBe(0)
    expect(said.at(-1)).toMatch(
      /skip GET \/products.*\(for admins alone; give .* --admin with an admin’s token\)/,
    )
    expect(await doctor('--admin')).toBe(1)
    expect(said.at(-1)).toMatch(/DIFF GET \/products.* 403 .*\n +status: 403 instead of 200\n/)
    bed.spoil = () => null
    expect(await doctor('--admin')).toBe(0)
  })
})

describe('what a client gets where admins alone may ask', () => {
  it('is a difference: the API takes no heed of roles', async () => {
    bed.spoil = answersOf('/products', products)
    expect(found(await examine(CLIENT))).toEqual([
      {
        operationId: 'listProducts',
        where: 'status',
        problem: '200 instead of 403: by the login’s answer, who is signed in is no admin',
        app: 'asks for it for admins alone, but the API shows it to whoever is signed in',
      },
    ])
    // Of a bare token nobody knows whose it is.
    expect(found(await examine({ token: await tokenOf(CLIENT) }))).toEqual([])
  })

  it.each<[name: string, answer: ReturnType<Spoil>, problem: string]>([
    ['a failure', { status: 500 }, '500 instead of 403'],
    ['a page', { status: 200, type: 'text/html', body: '<h1>Studio</h1>' }, '200 instead of 403'],
  ])('gives nothing away where it is %s', async (_name, answer, problem) => {
    bed.spoil = answersOf('/products', answer)
    expect(found(await examine(CLIENT))).toEqual([
      expect.objectContaining({ problem, app: expect.stringMatching(/a client sees nothing of this$/) }),
    ])
  })

  it('that refuses the token is nothing that a client sees: the app does not ask', async () => {
    bed.spoil = answersOf('/products', { status: 401 })
    expect(found(await examine(CLIENT))).toEqual([
      expect.objectContaining({
        problem: '401 instead of 403',
        app: expect.stringMatching(/a client sees nothing of this$/),
      }),
    ])
  })

  it('that no page can read is told of as that alone', async () => {
    bed.spoil = answersOf('/products', { without: ['access-control-allow-origin'] })
    expect(found(await examine(CLIENT)).map(({ where }) => where)).toEqual(['CORS'])
  })
})
