import { describe, expect, it } from 'vitest'
import { failure } from './effects'
import { type Examined, examineAll, type Patient } from './examine'
import { reading } from './reading'
import { proxiedBackend } from './testBed'
import type { Spoil } from './testProxy'

/** A success with another status than the contract's: the app takes every 2xx. */
const ADMIN = { email: 'noor@overprint.example', password: 'Overprint-2026!', admin: true }
const ALL_THE_SAME = 'reads it all the same'
const NOTHING = 'reads it as an answer that holds nothing'

const bed = proxiedBackend()

const examine = (more: Partial<Patient> = {}) =>
  examineAll({
    apiUrl: `${bed.origin}/api/v1`,
    site: 'https://studio.example',
    token: null,
    ...ADMIN,
    ...more,
  })
const found = (all: Examined[]) =>
  all.flatMap(({ operationId, findings }) =>
    findings.map(({ where, problem, app }) => [operationId, where, problem, app]),
  )

/** Changes what answers other than preflights say of one path. */
const spoiling =
  (part: string, spoil: (body: string) => ReturnType<Spoil>): Spoil =>
  (path, method, body) =>
    method !== 'OPTIONS' && path.includes(part) ? spoil(body) : null
const unknown = (status: number) => `${status} instead of 200, which the contract does not know here`

describe('a login that is answered 201', () => {
  it('signs in, and all that follows is judged', async () => {
    bed.spoil = spoiling('/auth/login', () => ({ status: 201 }))
    const all = await examine()
    expect(found(all)).toEqual([['logIn', 'status', unknown(201), ALL_THE_SAME]])
    expect(all.find(({ operationId }) => operationId === 'getCart')?.status).toBe(200)
  })

  it('has its content type and its fields judged too', async () => {
    bed.spoil = spoiling('/auth/login', (body) => {
      const { refreshToken: _, ...rest } = JSON.parse(body)
      return { status: 201, type: 'text/plain', body: JSON.stringify(rest) }
    })
    expect(found(await examine())).toEqual([
      ['logIn', 'status', unknown(201), ALL_THE_SAME],
      ['logIn', 'content-type', 'text/plain instead of application/json', ALL_THE_SAME],
      ['logIn', '/refreshToken', 'is missing', expect.stringMatching(/^signs in/)],
    ])
  })

  it('with nothing in it signs nobody in', async () => {
    bed.spoil = spoiling('/auth/login', () => ({ status: 204, body: '' }))
    expect(found(await examine())).toEqual([
      ['logIn', 'status', unknown(204), failure('logIn')],
      ['logIn', 'body', 'is empty', failure('logIn')],
    ])
  })
})

describe('another success of a GET', () => {
  it('has its body judged', async () => {
    bed.spoil = spoiling('/cart', () => ({ status: 202, body: '{"items":null}' }))
    expect(found(await examine())).toEqual([
      ['getCart', 'status', unknown(202), ALL_THE_SAME],
      ['getCart', '/items', 'is null, not array', expect.stringMatching(/empty list/)],
    ])
  })

  it('with a page is what the app cannot read', async () => {
    bed.spoil = spoiling('/cart', () => ({ status: 201, type: 'text/html', body: '<h1>Hi</h1>' }))
    expect(found(await examine())).toEqual([
      ['getCart', 'status', unknown(201), failure('getCart')],
      ['getCart', 'content-type', 'text/html instead of application/json', failure('getCart')],
      ['getCart', 'body', 'is not JSON', failure('getCart')],
    ])
  })

  it.each([200, 204, 205])('without a body is read as holding nothing: %i', async (status) => {
    expect(await reading('getCart', { status, type: '', text: '' })).toEqual([])
    bed.spoil = spoiling('/cart', () => ({ status, body: '', without: ['content-type'] }))
    const told = found(await examine())
    expect(told.at(-1)).toEqual(['getCart', 'body', 'is empty', NOTHING])
    expect(told.slice(0, -1)).toEqual(status === 200 ? [] : [['getCart', 'status', unknown(status), NOTHING]])
  })

  it('names what the extensions are asked about', async () => {
    bed.spoil = spoiling('/conversations', () => ({ status: 201 }))
    const all = await examine({ extensions: ['thread'] })
    expect(all.find(({ operationId }) => operationId === 'listMessages')?.status).toBe(201)
  })

  it('holds entries that the app leaves out, which is told as well', async () => {
    const other = (body: string) => body.replaceAll('"awaiting_approval"', '"approved"')
    bed.spoil = spoiling('/work/client/me', (body) => ({ status: 201, body: other(body) }))
    const maya = { email: 'maya@harborcafe.example', password: 'Harbor-2026!', admin: false }
    expect(found(await examine(maya)).map(([, where, problem]) => [where, problem])).toEqual([
      ['status', unknown(201)],
      ['body', 'holds entries of another status'],
    ])
  })

  it('stays one that strangers may not have', async () => {
    bed.spoil = spoiling('/cart', () => ({ status: 201, body: '{"items":[]}' }))
    expect(
      found(
        await examineAll({
          apiUrl: `${bed.origin}/api/v1`,
          site: 'https://studio.example',
          token: null,
        }),
      ),
    ).toEqual([
      ['getCart', 'status', expect.stringMatching(/^201 instead of 401/), 'shows it to whoever asks'],
    ])
  })
})
