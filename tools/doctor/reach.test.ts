import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, unreachable } from './addresses'
import { TIMED_OUT, TIMEOUT_MS } from './ask'
import { type Examined, examineAll, type Patient } from './examine'
import { run } from './main'
import { proxiedBackend } from './testBed'

/** Whether the app gets to the API at all: addresses, redirects, and answers that a browser keeps to itself. */
const SITE = 'https://studio.example'
const ADMIN = { email: 'noor@overprint.example', password: 'Overprint-2026!', admin: true }

const bed = proxiedBackend()

const examine = (more: Partial<Patient> = ADMIN) =>
  examineAll({ apiUrl: `${bed.origin}/api/v1`, site: SITE, token: null, ...more })
const found = (all: Examined[]) =>
  all.flatMap(({ operationId, findings }) =>
    findings.map(({ where, problem, app }) => `${operationId} ${where}: ${problem}; ${app}`),
  )

const said: string[] = []
const doctor = (args: string[], env?: Record<string, string>) => run(args, (text) => said.push(text), env)

describe('addresses', () => {
  it.each([
    ['https://studio.example', true],
    ['http://localhost:4000', true],
    ['studio.example', false],
    ['localhost:4000', false],
    ['ftp://studio.example', false],
    ['', false],
  ])('%j: %s', (text, is) => expect(addressOf(text) !== null).toBe(is))

  it('may have letters outside of ASCII in their host, however often one is read', () => {
    const origins = Array.from({ length: 20_000 }, () => addressOf('https://büro.example/')?.origin)
    expect([...new Set(origins)]).toEqual(['https://xn--bro-hoa.example'])
  })

  it('that are none are told in words', async () => {
    expect(await doctor(['--base', bed.origin, '--site', 'studio.example'])).toBe(2)
    expect(said.at(-1)).toBe(
      "--site is the site's address, such as https://studio.example, not studio.example",
    )
    expect(await doctor(['--base', 'localhost:4000'])).toBe(2)
    expect(said.at(-1)).toMatch(/^--base is the API's address/)
  })
})

describe('an address that cannot be asked', () => {
  it.each([
    ['http://localhost:4977?key=k1', "--base: 'http://localhost:4977?…' holds a query, "],
    ['http://localhost:4977/#x', "--base: 'http://localhost:4977/#…' holds a hash, "],
    ['http://localhost:4977/api/v1?key=k1', "--base: 'http://localhost:4977/api/v1?…' holds a query, "],
    ['http://localhost:4977/API/V1/api/v1', "--base: 'http://localhost:4977/API/V1' ends in /api/v1 twice"],
    ['https:/api.example', "--base: 'https:/api.example' does not begin with https:// or http://"],
    ['https://me:pw@api.example', "--base: 'https://…@api.example' holds a name or password, "],
    ['https://api_1.example', "--base: 'https://api_1.example' names no single host: "],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what a deployment left unfilled.
    ['https://api.example/${TENANT}', "{TENANT}' holds a placeholder that nothing has filled in"],
  ])('is refused in words: %s', async (base, words) => {
    expect(await doctor(['--base', base, '--site', SITE])).toBe(2)
    expect(said.at(-1)).toContain(words)
    expect(said.at(-1)?.split('\n')).toHaveLength(1)
    expect(said.at(-1)).not.toMatch(/config\.js|what the app adds|neither empty/)
    expect(bed.asked).toEqual([])
  })

  it.each([
    ['https://u:p@studio.example', "--site: 'https://…@studio.example' holds a name or password, "],
    ['https:/studio.example', "--site: 'https:/studio.example' does not begin with https:// or http://"],
    ['https://studio_1.example', "--site: 'https://studio_1.example' names no single host: "],
  ])('is refused for the site too, with nothing said of config.js: %s', async (site, words) => {
    expect(await doctor(['--base', bed.origin, '--site', site])).toBe(2)
    expect(said.at(-1)).toContain(words)
    expect(said.at(-1)).not.toMatch(/config\.js|neither empty|errorEndpoint/)
  })
})

describe('an API over http under a site over https', () => {
  it.each([
    ['https://studio.example', 'http://api.studio.example', true],
    ['https://studio.example', 'https://api.studio.example', false],
    ['http://studio.example', 'http://api.studio.example', false],
    // Browsers trust their own machine.
    ['https://studio.example', 'http://localhost:4000', false],
    ['https://studio.example', 'http://127.0.0.1:4000', false],
    ['https://studio.example', 'http://[::1]:4000', false],
  ])('%s, %s: blocked %s', (site, base, blocked) => {
    expect(unreachable(new URL(site), new URL(base)) !== null).toBe(blocked)
  })

  it('is told of before all else, and is a difference', async () => {
    // A name of this machine that is not known for one.
    const base = bed.origin.replace('127.0.0.1', '0.0.0.0')
    expect(await doctor(['--base', base, '--site', SITE, '--email', ADMIN.email, '--password', 'no'])).toBe(1)
    expect(said.at(-1)).toMatch(
      /^Mixed content: a browser lets no page of https:\/\/studio\.example ask http:/,
    )
    await doctor(['--base', base, '--site', SITE, '--json'])
    expect(JSON.parse(said.at(-1) ?? '').unreachable).toMatch(/^Mixed content/)
    expect(await doctor(['--base', base, '--site', 'http://studio.example'])).toBe(0)
    expect(said.at(-1)).not.toContain('Mixed')
  })
})

describe('redirects', () => {
  /** What is led away from lies there. */
  const ELSEWHERE = '/api/v1/elsewhere'
  const leads = (part: string, status: number, location: string) => {
    let kept = ''
    bed.spoil = (path, method, body) => {
      if (method === 'OPTIONS') return null
      if (path === ELSEWHERE) return { status: 200, body: kept }
      if (!path.endsWith(part)) return null
      kept = body
      return { status, headers: { location } }
    }
  }

  it('on the same origin are followed, and told of', async () => {
    leads('/cart', 308, ELSEWHERE)
    const all = await examine()
    expect(found(all)).toEqual([`getCart redirect: 308 to ${bed.origin}${ELSEWHERE}; follows it`])
    expect(all.find(({ operationId }) => operationId === 'getCart')?.status).toBe(200)
  })

  it('to another origin are not: there the token would be lost', async () => {
    leads('/cart', 301, 'https://api.studio.example/api/v1/cart')
    expect(found(await examine())).toEqual([
      expect.stringMatching(
        /^getCart redirect: 301 to https:\/\/api\.studio\.example\/api\/v1\/cart, another origin; does not get there: .*Could not load/,
      ),
    ])
  })

  it('of what was sent lose it, as in a browser', async () => {
    leads('/auth/login', 302, '/api/v1/nowhere')
    expect(found(await examine())).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^logIn redirect: 302 to .*; follows it, but asks there without what was sent$/,
        ),
        expect.stringMatching(/^logIn status: 404 instead of 200/),
      ]),
    )
    expect(bed.asked).toContain('GET /api/v1/nowhere')
    leads('/auth/login', 307, ELSEWHERE)
    expect(found(await examine())).toEqual([expect.stringMatching(/^logIn redirect: 307 to .*; follows it$/)])
  })

  it('without an end are an end', async () => {
    leads('/cart', 302, '/api/v1/cart')
    expect(found(await examine())).toEqual([
      expect.stringMatching(/^getCart network: more than 20 redirects; /),
    ])
  })

  it('of a preflight are followed by no browser', async () => {
    bed.spoil = (path, method) =>
      method === 'OPTIONS' && path.endsWith('/cart') ? { status: 308, headers: { location: '/x' } } : null
    expect(found(await examine())).toContainEqual(
      expect.stringMatching(/^getCart CORS: the preflight is answered 308; never sends it/),
    )
  })
})

describe('a 401 that no page may read', () => {
  it('keeps the app from asking for a new token', async () => {
    bed.spoil = (path, method, body) =>
      method === 'GET' && path.includes('/user/spend') && !body.includes('"spend"')
        ? { without: ['access-control-allow-origin'] }
        : null
    const [finding, ...others] = found(await examine())
    expect(finding).toMatch(
      /^getSpend CORS: no Access-.*; does not see the 401, so asks for no new token: My Spend/,
    )
    expect(others).toEqual([])
  })

  it('that is another status does too', async () => {
    bed.spoil = (path, method, body) =>
      method === 'GET' && path.includes('/user/spend') && !body.includes('"spend"') ? { status: 403 } : null
    const [finding] = found(await examine())
    expect(finding).toMatch(
      /^getSpend status: 403 instead of 401.*; asks for no new token when one has ended/,
    )
  })

  it('hides a 403 for admins as well', async () => {
    bed.spoil = (path) => (path.includes('/products') ? { without: ['access-control-allow-origin'] } : null)
    const all = await examine({ email: 'maya@harborcafe.example', password: 'Harbor-2026!' })
    expect(found(all).filter((line) => line.startsWith('listProducts CORS: no Access-'))).toHaveLength(1)
  })
})

describe('where nobody answers', () => {
  it.each([
    ['a server without TLS', () => bed.origin.replace('http:', 'https:'), /SSL|wrong version/i],
    ['a closed port', () => 'http://127.0.0.1:2', /ECONNREFUSED/],
    ['a name that is nobody’s', () => 'http://nobody.invalid', /nobody\.invalid|ENOTFOUND|EAI_AGAIN/],
  ])('the cause is told at once: %s', async (_name, base, cause) => {
    expect(await doctor(['--base', base(), '--site', 'http://studio.example'])).toBe(2)
    expect(said.at(-1)).toMatch(/^Nobody answers at /)
    expect(said.at(-1)).toMatch(cause)
    expect(said.at(-1)).not.toContain('within 15 s')
  })
})

describe('where something answers that cannot be read', () => {
  afterEach(() => vi.restoreAllMocks())
  const GIVEN = [
    '--base',
    '',
    '--site',
    SITE,
    '--email',
    ADMIN.email,
    '--password',
    ADMIN.password,
    '--admin',
  ]
  const given = (base: string) => GIVEN.with(1, base)
  const cart = () => said.at(-1)?.match(/^.* GET \/cart .*\n.*$/m)?.[0]

  it('its status is told with the reason, and it is a difference', async () => {
    bed.spoil = (path, method) =>
      method === 'GET' ? { headers: { 'content-encoding': 'gzip' }, body: `no gzip for ${path}` } : null
    expect(await doctor(given(bed.origin))).toBe(1)
    expect(cart()).toMatch(
      /^DIFF GET \/cart +200 .*\n +network: the answer cannot be read: incorrect header check/,
    )
    expect(said.at(-1)).not.toContain('Nobody answers')
  })

  it('a redirect without an end has its status too', async () => {
    bed.spoil = (_path, method) =>
      method === 'OPTIONS' ? null : { status: 307, headers: { location: '/api/v1/cart' } }
    expect(await doctor(given(bed.origin))).toBe(1)
    expect(cart()).toMatch(/^DIFF GET \/cart +307 .*\n +network: more than 20 redirects/)
  })

  it('one that never ends is waited for twice', async () => {
    const { timeout } = AbortSignal
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 200))
    const dripping = createServer((_request, answer) => {
      answer.writeHead(200, { 'Content-Type': 'application/json' })
      answer.write('{')
    })
    await new Promise<void>((ready) => dripping.listen(0, '127.0.0.1', () => ready()))
    expect(await doctor(given(`http://127.0.0.1:${(dripping.address() as AddressInfo).port}`))).toBe(1)
    const lines = said.at(-1)?.match(/the answer cannot be read: its end did not come within 15 s/g)
    expect(lines).toHaveLength(2)
    expect(said.at(-1)).toContain('No further call was asked')
    dripping.closeAllConnections()
    dripping.close()
  })
})

describe('where what is sent is dropped, as by a firewall', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const late = () => new DOMException('late', 'TimeoutError')
  const GIVEN = ['--base', 'https://dropped.example', '--site', SITE]

  it('it is told what is waited for, and two calls are enough', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const waiting = new AbortController()
      setTimeout(() => waiting.abort(late()), ms)
      return waiting.signal
    })
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    const noted: string[] = []
    const ended = run(
      [...GIVEN, '--email', ADMIN.email, '--password', 'any'],
      (text) => said.push(text),
      {},
      (text) => noted.push(text),
    )
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS / 2)
    expect(noted).toEqual(['Waiting for an answer to POST /auth/login …'])
    await vi.advanceTimersByTimeAsync(1.5 * TIMEOUT_MS)
    expect(await ended).toBe(2)
    expect(said.at(-1)).toBe(`Nobody answers at https://dropped.example: ${TIMED_OUT}.`)
    expect(noted).toHaveLength(2)
  })

  it('one call alone does not end it', async () => {
    const real = fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
      url.includes('/cart') && init.method === 'GET' ? Promise.reject(late()) : real(url, init),
    )
    const all = await examine()
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(8)
    expect(found(all)[0]).toContain(`getCart network: ${TIMED_OUT}`)
  })
})

describe('what is not asked', () => {
  it('is said of the pages of other providers, with the reason', async () => {
    await doctor(['--base', bed.origin, '--site', SITE])
    for (const name of ['google', 'github'])
      expect(said.at(-1)).toMatch(
        new RegExp(
          `skip GET /auth/${name} .*\\(not asked: the browser goes there itself, for a page of the provider\\)`,
        ),
      )
  })
})

describe('secrets', () => {
  it('come by the environment too, and arguments come first', async () => {
    const account = ['--base', bed.origin, '--site', SITE, '--email', ADMIN.email, '--admin']
    expect(await doctor(account, { DOCTOR_PASSWORD: ADMIN.password })).toBe(0)
    expect(await doctor([...account, '--password', 'no'], { DOCTOR_PASSWORD: ADMIN.password })).toBe(1)
    expect(await doctor(account)).toBe(2)
    const answer = await fetch(`${bed.backend}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
    })
    const { accessToken } = (await answer.json()) as { accessToken: string }
    await doctor(['--base', bed.origin, '--site', SITE], { DOCTOR_TOKEN: accessToken })
    expect(said.at(-1)).toMatch(/ok {3}GET \/analytics\/user\/spend +200/)
    expect(said.join('\n')).not.toContain(accessToken)
  })

  it('are named in the help', async () => {
    await doctor(['--help'])
    expect(said.at(-1)).toMatch(/DOCTOR_TOKEN or DOCTOR_PASSWORD/)
  })
})
