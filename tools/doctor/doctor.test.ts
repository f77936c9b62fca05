import { startServer } from '@mocks/server/server'
import { describe, expect, it } from 'vitest'
import { type Examined, examineAll, type Patient } from './examine'
import { run } from './main'
import { reading } from './reading'
import { OPTIONS, proxiedBackend } from './testBed'
import type { Spoil } from './testProxy'

const ADMIN = { email: 'noor@overprint.example', password: 'Overprint-2026!', admin: true }
const SITE = 'https://studio.example'

const bed = proxiedBackend()

const examine = (more: Partial<Patient> = ADMIN) =>
  examineAll({ apiUrl: `${bed.origin}/api/v1`, site: SITE, token: null, ...more })

const found = (all: Examined[]) =>
  all.flatMap(({ operationId, findings }) =>
    findings.map(({ where, problem, app }) => ({ operationId, where, problem, app })),
  )

/** Spoils the JSON of one path. */
const change =
  (part: string, edit: (body: never) => unknown): Spoil =>
  (path, method, body) =>
    method === 'GET' && path.includes(part) ? { body: JSON.stringify(edit(JSON.parse(body) as never)) } : null

const first = (key: string, edit: (item: Record<string, unknown>) => unknown) => (body: never) => {
  const lists = body as unknown as Record<string, Record<string, unknown>[]>
  return { ...lists, [key]: lists[key]?.map((item, index) => (index === 0 ? edit({ ...item }) : item)) }
}
const without = (key: string) => (item: Record<string, unknown>) => {
  const { [key]: _, ...rest } = item
  return rest
}
const withField = (key: string, value: unknown) => (item: Record<string, unknown>) => ({
  ...item,
  [key]: value,
})

describe('a whole API', () => {
  it('differs nowhere, for an admin, a client and a stranger', async () => {
    expect(found(await examine())).toEqual([])
    const client = await examine({ email: 'maya@harborcafe.example', password: 'Harbor-2026!' })
    expect(found(client)).toEqual([])
    expect(client.filter(({ note }) => note?.startsWith('for admins'))).toHaveLength(5)
    expect(found(await examine({}))).toEqual([])
  })

  it('is only read: the GETs of the contract, their preflights, and the login', async () => {
    await examine()
    expect(bed.asked.filter((line) => !/^(GET|OPTIONS) /.test(line))).toEqual(['POST /api/v1/auth/login'])
    expect(bed.asked.some((line) => /google|github/.test(line))).toBe(false)
  })

  it('that holds nothing differs nowhere either', async () => {
    const empty = await startServer({ ...OPTIONS, scenario: { seed: 'empty' } }, { onBreach: () => {} })
    expect(
      found(await examineAll({ apiUrl: `${empty.origin}/api/v1`, site: SITE, token: null, ...ADMIN })),
    ).toEqual([])
    await empty.close()
  })
})

const CASES: [name: string, spoil: Spoil, where: string, problem: RegExp, app: RegExp][] = [
  ['a missing list', change('/products', () => ({})), '/products', /is missing/, /empty list/],
  ['a null list', change('/cart', () => ({ items: null })), '/items', /is null, not array/, /empty list/],
  [
    'an item without an id',
    change('/products', first('products', without('_id'))),
    '/products/*/_id',
    /is missing/,
    /leaves this entry out/,
  ],
  [
    'another name of the id',
    change(
      '/products',
      first('products', (item) => without('_id')({ ...item, id: 'p' })),
    ),
    '/products/*/_id',
    /is missing/,
    /reads `id` instead/,
  ],
  [
    'cents as text',
    change('/products', first('products', withField('price', '1999'))),
    '/products/*/price',
    /is text, "1999"/,
    /reads the text as a number/,
  ],
  [
    'dollars as text',
    change('/products', first('products', withField('price', '19.99'))),
    '/products/*/price',
    /is text, "19.99"/,
    /rounds it to 20 minor units: if dollars/,
  ],
  [
    'dollars',
    change('/user/spend', (body) => ({ ...(body as object), spend: 211.5 })),
    '/spend',
    /is 211.5, not whole/,
    /rounds it to 212/,
  ],
  [
    'a price that is none',
    change('/work/admin/me', first('works', withField('price', null))),
    '/works/*/price',
    /is null/,
    /shows no amount/,
  ],
  [
    'a bad deadline',
    change('/work/admin/me', first('works', withField('deadline', '03/04/2026'))),
    '/works/*/deadline',
    /is no day YYYY-MM-DD: "03\/04\/2026"/,
    /shows no deadline/,
  ],
  [
    'a moment for a day',
    change('/work/admin/me', first('works', withField('deadline', '2026-03-04T00:00:00Z'))),
    '/works/*/deadline',
    /is no day/,
    /shows the day of it/,
  ],
  [
    'an unknown status',
    change('/work/admin/me', first('works', withField('status', 'pending'))),
    '/works/*/status',
    /is "pending", not one of/,
    /leaves this work out/,
  ],
  [
    'a bad day of revenue',
    change('/admin/revenue', first('series', withField('date', 'yesterday'))),
    '/series/*/date',
    /is no day/,
    /leaves this day out/,
  ],
  [
    'no time of a conversation',
    change('/conversations', first('conversations', without('updatedAt'))),
    '/conversations/*/updatedAt',
    /is missing/,
    /nothing where another time/,
  ],
  [
    'a count as a word',
    change('/unread-count', () => ({ count: 'three' })),
    '/count',
    /is "three", not integer/,
    /shows no badge/,
  ],
  [
    'a count as text',
    change('/unread-count', () => ({ count: '3' })),
    '/count',
    /is "3", not integer/,
    /^reads it as 3$/,
  ],
  [
    'a wrong list of saved items',
    change('/favorites', () => ({ favorites: null })),
    '/favorites',
    /is null, not array/,
    /empty list/,
  ],
  [
    'a 500',
    (path) => (path.includes('/cart') ? { status: 500 } : null),
    'status',
    /500 instead of 200/,
    /Could not load/,
  ],
  [
    'an unknown 418',
    (path) => (path.includes('/cart') ? { status: 418 } : null),
    'status',
    /418 .* does not know/,
    /Could not load/,
  ],
  [
    'an HTML page',
    (path) => (path.includes('/cart') ? { type: 'text/html', body: '<h1>It works!</h1>' } : null),
    'content-type',
    /text\/html instead/,
    /Could not load/,
  ],
  [
    'cut JSON',
    (path) => (path.includes('/cart') ? { body: '{"items": [' } : null),
    'body',
    /is not JSON/,
    /Could not load/,
  ],
  ['nothing', (path) => (path.includes('/cart') ? { body: '' } : null), 'body', /is empty/, /holds nothing/],
  [
    'no CORS',
    (path, method) =>
      method === 'GET' && path.includes('/cart') ? { without: ['access-control-allow-origin'] } : null,
    'CORS',
    /no Access-Control-Allow-Origin/,
    /cannot read it/,
  ],
  [
    'no preflight',
    (path, method) => (method === 'OPTIONS' && path.includes('/cart') ? { status: 404 } : null),
    'CORS',
    /preflight is answered 404/,
    /never sends it/,
  ],
  [
    'a preflight without Authorization',
    (path, method) =>
      method === 'OPTIONS' && path.includes('/cart') ? { without: ['access-control-allow-headers'] } : null,
    'CORS',
    /does not allow the header Authorization/,
    /never sends it/,
  ],
  [
    'a refused token',
    (path) => (path.includes('/cart') ? { status: 401 } : null),
    'status',
    /401 instead of 200/,
    // Only where no new token is given is the person signed out; else the panel says so (spec section 8).
    /^signs the person out where it gets no new token; with one it asks once more: Cart says "Could not load"/,
  ],
]

const EXTENSIONS = ['submissions', 'thread', 'shop'] as const
const extended = { ...ADMIN, extensions: EXTENSIONS }
/** Her first work has rounds. */
const MAYA = { email: 'maya@harborcafe.example', password: 'Harbor-2026!', extensions: EXTENSIONS }

describe('extensions', () => {
  const requests = (all: Examined[]) => all.map(({ request }) => request)

  it('are asked only where they are named, about the first thing that is listed, and differ nowhere', async () => {
    expect(requests(await examine()).filter((line) => /^GET .*(messages|submissions)/.test(line))).toEqual([])
    const all = await examine(extended)
    expect(found(all)).toEqual([])
    const gets = all.filter(({ request, note }) => request.startsWith('GET ') && note === null)
    expect(requests(gets).slice(-2)).toEqual([
      expect.stringMatching(/^GET \/conversations\/conversation_\d+\/messages$/),
      expect.stringMatching(/^GET \/work\/work_\d+\/submissions$/),
    ])
    expect(gets.every(({ status, skipped }) => status === 200 && !skipped)).toBe(true)
    expect(bed.asked.filter((line) => !/^(GET|OPTIONS) /.test(line))).toHaveLength(2)
    const thread = await examine({ ...ADMIN, extensions: ['thread'] })
    expect(requests(thread).filter((line) => /^GET .*submissions/.test(line))).toEqual([])
  })

  it('differ nowhere in the rounds of a client', async () => {
    expect(found(await examine(MAYA))).toEqual([])
  })

  it('are not judged where nothing is listed, or nobody is signed in', async () => {
    bed.spoil = change('/conversations', () => ({ conversations: [] }))
    const skipped = (all: Examined[]) =>
      all.filter((one) => one.skipped).map(({ operationId }) => operationId)
    const never = ['startGoogleSignIn', 'startGithubSignIn']
    expect(skipped(await examine(extended))).toEqual([...never, 'listMessages'])
    expect(skipped(await examine({ extensions: EXTENSIONS }))).toEqual([
      ...never,
      'listUserProjects',
      'listMessages',
      'listSubmissions',
    ])
  })

  it.each<[name: string, spoil: Spoil, where: string, app: RegExp]>([
    ['no messages', change('/messages', () => ({})), '/messages', /empty list/],
    [
      'a message without an author',
      change('/messages', first('messages', withField('author', 'Noor'))),
      '/messages/*/author',
      /"Somebody"/,
    ],
    [
      'a message at no time',
      change('/messages', first('messages', withField('at', 'today'))),
      '/messages/*/at',
      /shows no time/,
    ],
    [
      'a round without pictures',
      change('/submissions', first('submissions', without('assets'))),
      '/submissions/*/assets',
      /no image or video/,
    ],
    [
      'a round without a name',
      change('/submissions', first('submissions', without('title'))),
      '/submissions/*/title',
      /"Untitled round"/,
    ],
    [
      'an API without it',
      (path, method) => (method === 'GET' && path.includes('/submissions') ? { status: 404 } : null),
      'status',
      /both decisions can still be taken/,
    ],
    [
      'HTML for a conversation',
      (path) => (path.includes('/messages') ? { type: 'text/html', body: '<h1>Hi</h1>' } : null),
      'content-type',
      /the conversation says "Could not load", with Retry/,
    ],
  ])('spoiled are told: %s', async (_name, spoiling, where, app) => {
    bed.spoil = spoiling
    const all = found(await examine(MAYA))
    expect(all).toContainEqual(expect.objectContaining({ where, app: expect.stringMatching(app) }))
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(1)
  })
})

describe('a spoiled API', () => {
  it.each(CASES)('%s', async (_name, spoiling, where, problem, app) => {
    bed.spoil = spoiling
    const all = found(await examine())
    expect(all).toContainEqual({
      operationId: expect.any(String),
      where,
      problem: expect.stringMatching(problem),
      app: expect.stringMatching(app),
    })
    // Nothing is said of what is whole.
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(1)
  })

  it('refuses in a body of another kind, which the app does not read', async () => {
    bed.spoil = (path, method) => (method === 'GET' && path.includes('/cart') ? { body: 'null' } : null)
    expect(found(await examine({}))).toEqual([
      { operationId: 'getCart', where: '/', problem: 'is null, not object', app: 'does not need it' },
    ])
  })

  it('answers strangers', async () => {
    bed.spoil = (path) => (path.includes('/cart') ? { status: 200, body: '{"items":[]}' } : null)
    expect(found(await examine({}))).toEqual([
      expect.objectContaining({ operationId: 'getCart', problem: '200 instead of 401' }),
    ])
  })

  it.each([
    ['a wrong password', { ...ADMIN, password: 'wrong' }, 401],
    ['a client with --admin', { email: MAYA.email, password: MAYA.password, admin: true }, 403],
  ])('refuses %s: the login alone differs, and no new token is spoken of', async (_name, account, status) => {
    expect(found(await examine(account))).toEqual([
      {
        operationId: 'logIn',
        where: 'status',
        problem: `${status} instead of 200: the account was refused (email, password, --admin?)`,
        app: 'the login screen shows the server’s message, else "Login failed"',
      },
    ])
  })

  it('refuses an account so that no page can read it', async () => {
    bed.spoil = (path, method) =>
      method === 'POST' && path.endsWith('/auth/login') ? { without: ['access-control-allow-origin'] } : null
    expect(found(await examine({ ...ADMIN, password: 'wrong' }))[0]).toMatchObject({
      where: 'CORS',
      app: expect.stringMatching(/^cannot read it: the login screen/),
    })
  })

  it('signs in without a token', async () => {
    bed.spoil = (path, method, body) =>
      method === 'POST' && path.endsWith('/auth/login')
        ? { body: JSON.stringify(without('accessToken')(JSON.parse(body))) }
        : null
    const [login] = await examine()
    expect(login?.findings).toEqual([
      { where: '/accessToken', problem: 'is missing', app: expect.stringContaining('Login failed') },
    ])
  })
})

describe('a body without measure', () => {
  const whole = { kind: 'website', title: 'x', slug: 'x', price: 1, currency: 'USD', active: true }
  const faulty = (length: number, from = 0) =>
    Array.from({ length }, (_, index) => (index < from ? { ...whole, _id: `p${index}` } : {}))
  const products = (list: unknown): Spoil => change('/products', () => ({ products: list }))

  it.each([
    ['alone', (deep: string) => deep],
    ['in a field', (deep: string) => `{"items":${deep}}`],
    ['in an entry', (deep: string) => `{"items":[{"_id":${deep}}]}`],
  ])('is told of, however deep it is: %s', async (_name, around) => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    bed.spoil = (path, method) => (method === 'GET' && path.includes('/cart') ? { body: around(deep) } : null)
    const all = found(await examine())
    expect(new Set(all.map(({ operationId }) => operationId))).toEqual(new Set(['getCart']))
  })

  // Each error of all of them once took a copy of all before it: minutes.
  it('is judged by its beginning, which is said', async () => {
    bed.spoil = products(faulty(60_000))
    expect(found(await examine())).toContainEqual(
      expect.objectContaining({
        where: '/products/*/_id',
        problem: 'is missing (300 times among the first 300 entries, which alone were judged)',
      }),
    )
  })

  it('is told of where only its end differs', async () => {
    bed.spoil = products(faulty(401, 400))
    expect(found(await examine())).toEqual([
      expect.objectContaining({
        where: expect.stringMatching(/^\/products\/\*\//),
        problem: 'is missing (in entry 401; those behind it were not judged)',
      }),
    ])
  })
})

describe('what is said of the app', () => {
  const json = (body: unknown) => ({
    status: 200,
    type: 'application/json',
    text: JSON.stringify(body),
    readable: true,
    ms: 0,
  })
  it.each([
    ['listProducts', { products: [{ title: 'x' }] }, []],
    ['listProducts', {}, []],
    [
      'listProducts',
      { products: [{ id: 'p' }] },
      [
        expect.objectContaining({
          _id: 'p',
          title: 'Untitled product',
          price: null,
          currency: 'USD',
          kind: 'service',
          active: false,
        }),
      ],
    ],
    ['listProducts', { products: [{ _id: 'p', price: '19.99' }] }, [expect.objectContaining({ price: 20 })]],
    ['listClientWorks', { works: [{ _id: 'w', status: 'pending' }] }, []],
    [
      'listClientWorks',
      { works: [{ _id: 'w' }] },
      [expect.objectContaining({ status: 'awaiting_approval' })],
    ],
    [
      'getRevenue',
      { revenue: 'x', series: [{ date: 'no', revenue: 1 }] },
      { revenue: null, count: null, series: [] },
    ],
    ['getUnreadCount', { count: 'three' }, 0],
    [
      'listMessages',
      { messages: [{ _id: 'm', author: 'Noor', at: 'today' }] },
      [{ _id: 'm', content: '', at: null, author: null }],
    ],
    [
      'listSubmissions',
      { submissions: [{ _id: 's' }] },
      [expect.objectContaining({ title: 'Untitled round', assets: [], at: null })],
    ],
    ['getCart', { items: [{ _id: 'c' }] }, [expect.objectContaining({ quantity: 1, price: null })]],
  ])('is what its readers do: %s', async (operationId, body, read) => {
    expect(await reading(operationId, json(body))).toEqual(read)
  })
})

describe('the command', () => {
  const said: string[] = []
  const doctor = (...args: string[]) => run(args, (text) => said.push(text))
  const base = () => ['--base', bed.origin, '--site', SITE]

  it('says whose projects it could not ask for, with a token alone', async () => {
    const projects = async (...more: string[]) => {
      await doctor(...base(), '--token', await token(), ...more)
      return said.at(-1)?.match(/^.*\/work\/user\/.*$/m)?.[0]
    }
    expect(await projects()).toMatch(/^skip GET \/work\/user\/\{id\} .*not asked: give --user/)
    expect(await projects('--user', 'user_1')).toMatch(/^ok {3}GET \/work\/user\/user_1 +200/)
    // Nobody's token says nothing of them either.
    await doctor(...base())
    expect(said.at(-1)).toMatch(/skip GET \/work\/user\/\{id\}/)
  })

  it('ends with 0, 1 or 2, in words or in JSON', async () => {
    expect(await doctor(...base(), '--token', await token())).toBe(0)
    bed.spoil = (path) => (path.includes('/cart') ? { status: 500 } : null)
    expect(await doctor(...base(), '--token', await token())).toBe(1)
    expect(said.at(-1)).toMatch(/DIFF GET \/cart[\s\S]*the app: Cart says "Could not load"/)
    expect(await doctor(...base(), '--token', await token(), '--json')).toBe(1)
    expect(JSON.parse(said.at(-1) ?? '').calls).toContainEqual(
      expect.objectContaining({ operationId: 'getCart', status: 500 }),
    )
    expect(await doctor('--base', 'http://127.0.0.1:9')).toBe(2)
    expect(said.at(-1)).toContain('Nobody answers')
    expect(await doctor(...base(), '--extensions', 'shop,cellar')).toBe(2)
    expect(said.at(-1)).toMatch(/^No extension is called cellar; there are submissions, thread, shop\.$/)
    expect(await doctor('--speed')).toBe(2)
    expect(await doctor()).toBe(2)
    expect(await doctor('--help')).toBe(0)
    expect(said.at(-1)).toContain('changes nothing but for signing in')
    expect(said.join('\n')).not.toContain(await token())
  })

  async function token(): Promise<string> {
    const answer = await fetch(`${bed.backend}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
    })
    return ((await answer.json()) as { accessToken: string }).accessToken
  }
})
