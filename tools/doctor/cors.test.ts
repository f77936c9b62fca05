import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { EXTENSIONS } from '@/lib/extensions'
import { failure } from './effects'
import { type Examined, examineAll, type Patient } from './examine'
import { run } from './main'
import { proxiedBackend } from './testBed'
import type { Spoil } from './testProxy'

/** Whether a browser would let the site write. */
const SITE = 'https://studio.example'
const ACCOUNT = { email: 'noor@overprint.example', password: 'Overprint-2026!', admin: true }
const WRITES = operations.filter(({ method }) => method !== 'get')

const bed = proxiedBackend()

const examine = (more: Partial<Patient> = {}) =>
  examineAll({ apiUrl: `${bed.origin}/api/v1`, site: SITE, token: null, extensions: EXTENSIONS, ...more })

const found = (all: Examined[]) =>
  Object.fromEntries(
    all.flatMap(({ operationId, findings }) =>
      findings.map(({ where, problem, app }) => [operationId, `${where}: ${problem}; ${app}`]),
    ),
  )
const names = (all: Examined[]) => Object.keys(found(all)).sort()
const named = (wanted: (one: (typeof WRITES)[number]) => boolean) =>
  WRITES.filter(wanted)
    .map(({ operationId }): string => operationId)
    .sort()

/** Spoils the answers of preflights alone. */
const preflights =
  (answer: ReturnType<Spoil>, part = ''): Spoil =>
  (path, method) =>
    method === 'OPTIONS' && path.includes(part) ? answer : null

describe('a whole API', () => {
  it('lets the site write everything, which is said of each call and done by none', async () => {
    const all = await examine()
    expect(found(all)).toEqual({})
    const lines = all.filter(({ request }) => !request.startsWith('GET '))
    expect(lines.map(({ operationId }) => operationId)).toEqual(named(() => true).sort(byContract))
    expect(lines.every(({ status, note }) => status === 204 && note === 'its preflight alone')).toBe(true)
    expect(bed.asked.filter((line) => !/^(GET|OPTIONS) /.test(line))).toEqual([])
  })

  it('is asked about the login too where it is signed in to, and about extensions only where they are named', async () => {
    const all = await examine({ ...ACCOUNT, extensions: [] })
    expect(found(all)).toEqual({})
    expect(all.filter(({ operationId }) => operationId === 'logIn')).toHaveLength(1)
    expect(bed.asked.filter((line) => line === 'OPTIONS /api/v1/auth/login')).toHaveLength(1)
    expect(all.some(({ operationId }) => operationId === 'saveFavorite')).toBe(false)
  })

  it('hears of each call what the browser would say', async () => {
    await examine()
    expect(bed.announced).toEqual(
      expect.arrayContaining([
        'POST /api/v1/auth/login content-type',
        'POST /api/v1/auth/logout authorization',
        'PATCH /api/v1/work/sample/status authorization,content-type',
        'DELETE /api/v1/favorites/sample authorization',
        'POST /api/v1/uploads authorization',
      ]),
    )
  })

  it("is not asked on the site's own origin, where a browser asks nothing", async () => {
    const all = await examine({ site: bed.origin })
    expect(all.filter(({ request }) => !request.startsWith('GET '))).toEqual([])
    expect(bed.asked.some((line) => line.startsWith('OPTIONS'))).toBe(false)
  })
})

const byContract = (one: string, other: string) => {
  const order = WRITES.map(({ operationId }): string => operationId)
  return order.indexOf(one) - order.indexOf(other)
}

describe('an API that a browser blocks', () => {
  it('without Content-Type lets nobody sign in, nor send anything but files', async () => {
    bed.spoil = preflights({ headers: { 'access-control-allow-headers': 'Authorization' } })
    const all = await examine(ACCOUNT)
    const json = named(({ request }) => request?.contents[0]?.type === 'application/json')
    expect(names(all)).toEqual(json)
    expect(found(all).logIn).toBe(
      'CORS: the preflight does not allow the header Content-Type; never sends it: the login screen shows the server’s message, else "Login failed"',
    )
    // The doctor is no browser: it is signed in all the same.
    expect(all[0]?.status).toBe(200)
    // Without an account the login is judged as well.
    expect(names(await examine())).toEqual(json)
  })

  it.each([
    ['PATCH', 'patch'],
    ['DELETE', 'delete'],
  ])('without %s', async (name, method) => {
    const others = ['GET', 'POST', 'PATCH', 'DELETE'].filter((one) => one !== name).join(', ')
    bed.spoil = preflights({ headers: { 'access-control-allow-methods': others } })
    const all = await examine()
    expect(names(all)).toEqual(named((one) => one.method === method))
    expect(Object.values(found(all)).every((text) => text.includes(`not allow the method ${name};`))).toBe(
      true,
    )
  })

  it('without any method keeps what needs none', async () => {
    bed.spoil = preflights({ without: ['access-control-allow-methods'] })
    expect(names(await examine())).toEqual(named(({ method }) => method !== 'post'))
  })

  it('with a star for the headers lets through what has no token', async () => {
    bed.spoil = preflights({ headers: { 'access-control-allow-headers': '*' } })
    const all = await examine()
    const lines = all.filter(({ findings }) => findings.length > 0)
    expect(lines.filter(({ request }) => !request.startsWith('GET ')).map((one) => one.operationId)).toEqual(
      WRITES.filter(({ security }) => security !== 'none').map(({ operationId }) => operationId),
    )
    expect(found(all).subscribe).toMatch(/never sends it for somebody who is signed in: the newsletter/)
    expect(found(all).approveWork).toMatch(/never sends it: the dialog says "Approve failed"/)
  })

  it('that knows another site alone, or no preflights, lets nothing through', async () => {
    const everything = named(() => true)
    const writes = (all: Examined[]) => names(all.filter(({ request }) => !request.startsWith('GET ')))
    bed.spoil = preflights({ headers: { 'access-control-allow-origin': 'https://other.example' } })
    expect(writes(await examine())).toEqual(everything)
    bed.spoil = preflights({ status: 405 })
    const all = await examine()
    expect(writes(all)).toEqual(everything)
    expect(found(all).logOut).toMatch(/the preflight is answered 405; never sends it: .* signed out here/)
  })

  it('of one call is told of that one', async () => {
    bed.spoil = preflights({ without: ['access-control-allow-methods'] }, '/status')
    const said: string[] = []
    const doctor = (...more: string[]) =>
      run(['--base', bed.origin, '--site', SITE, ...more], (text) => said.push(text))
    expect(await doctor()).toBe(1)
    expect(said.at(-1)).toMatch(
      /DIFF PATCH \/work\/\{id\}\/status +204 +\d+ ms {2}\(its preflight alone\)\n +CORS: the preflight does not allow the method PATCH\n +the app: never sends it: .*"Status update failed"/,
    )
    expect(said.at(-1)).toContain('1 difference from the contract in 1 of')
    expect(await doctor('--json')).toBe(1)
    expect(JSON.parse(said.at(-1) ?? '').calls).toContainEqual(
      expect.objectContaining({ operationId: 'setWorkStatus', findings: [expect.anything()] }),
    )
    bed.spoil = () => null
    expect(await doctor()).toBe(0)
  })
})

describe('what is said of calls that never go out', () => {
  const sources = readdirSync(join(import.meta.dirname, '../../src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(import.meta.dirname, '../../src', name), 'utf8'))
    .join('\n')

  it.each(named(() => true))('has words for %s, and those that it quotes are the app’s', (operationId) => {
    const words = failure(operationId)
    expect(words).not.toContain('its panel')
    for (const [, quote = ''] of words.matchAll(/"([^"]+)"/g)) expect(sources).toContain(quote)
  })
})
