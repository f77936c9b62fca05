import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readHostSettings } from '../host/hostSettings'
import { contentSecurityPolicy } from '../vite/policy'
import { run } from './main'

/** A site as its host serves it: `--site` without `--base`. */
const HOME = '<script>start()</script><script defer src="/config.js"></script>'
const API = 'https://api.studio.example'
const policy = (html: string, apiBase = API, more: object = {}) =>
  contentSecurityPolicy(html, readHostSettings({ apiBase, ...more }, undefined))
const config = (base: string) =>
  `// apiBase: 'https://old.example'\nwindow.__APP_CONFIG__ = {\n  apiBase: '${base}', // of the API\n}`
const settings = (text: string) => `window.__APP_CONFIG__ = { ${text} }`
const OWN = `apiBase: '${API}'`

interface Host {
  policy: string
  lost: number
  config: string
  type?: string
}
const SOUND: Host = { policy: policy(HOME), lost: 404, config: config(API) }

let host: Host
let server: Server
let origin = ''
const asked: string[] = []
beforeAll(async () => {
  server = createServer(({ method, url }, answer) => {
    asked.push(`${method} ${url}`)
    const isLost = url?.endsWith('/no-such-page')
    if (host.policy) answer.setHeader('Content-Security-Policy', host.policy)
    const isConfig = url?.endsWith('/config.js')
    if (isConfig && host.type) answer.setHeader('Content-Type', host.type)
    answer.writeHead(isLost ? host.lost : 200)
    answer.end(isConfig ? host.config : HOME)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  host = SOUND
  asked.length = 0
})

async function told(...args: string[]) {
  let said = ''
  const code = await run(['--site', ...args], (text) => (said = text))
  return { code, said }
}

describe('a site alone', () => {
  it('that is served as it was made is told of with its API, and only read', async () => {
    expect(await told(origin)).toEqual({
      code: 0,
      said: `${origin} is served as it was built. Its API: ${API}/`,
    })
    expect(asked.sort()).toEqual(['GET /', 'GET /config.js', 'GET /no-such-page'])
  })

  it('in a folder is asked there, and may have its API itself', async () => {
    host = { ...SOUND, config: config('') }
    expect(await told(`${origin}/x`)).toMatchObject({
      code: 0,
      said: expect.stringContaining(`Its API: ${origin}/`),
    })
    expect(asked).toContain('GET /x/config.js')
  })

  it("may name its API without a scheme, as the policy then does for the pages' own", async () => {
    host = { ...SOUND, policy: policy(HOME, '//api.studio.example'), config: config('//api.studio.example') }
    expect(await told(origin)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Its API: http://api.studio.example/'),
    })
  })

  it.each<[name: string, wrong: Partial<Host>, problem: RegExp]>([
    [
      'a policy of another build',
      { policy: policy('<script>before()</script>') },
      /^The policy allows another inline script .* no page starts/,
    ],
    ['no policy', { policy: '' }, /^The page has no Content-Security-Policy: /],
    [
      'a policy for another API',
      { config: config('https://new.example') },
      /^The policy lets no page ask https:\/\/new\.example, /,
    ],
    [
      'an apiBase that is no address',
      { config: config('https://user:pw@api studio/') },
      /^apiBase is 'https:\/\/…@api studio\/', which is no address: the app asks the site itself instead\./,
    ],
    ['a page for every address', { lost: 200 }, /^\/no-such-page answers 200 instead of 404/],
    [
      'a config.js that ends too early',
      { config: 'window.__APP_CONFIG__ = {' },
      /^config\.js cannot be read: SyntaxError: .*: the app takes its defaults for all settings\.$/,
    ],
    ['a config.js without an end', { config: 'for (;;);' }, /^config\.js cannot be read: .* timed out/],
    [
      'a config.js that sets nothing',
      { config: 'const settings = {}' },
      /^config\.js sets no settings on window\.__APP_CONFIG__: the app takes its defaults/,
    ],
    ['a page for config.js', { config: '<!doctype html>' }, /^config\.js is HTML, no script: /],
    [
      'a config.js of the wrong type',
      { type: 'text/html; charset=utf-8' },
      /^config\.js is HTML, no script: /,
    ],
    [
      'a policy without the place of crash reports',
      { config: settings(`${OWN}, errorEndpoint: 'https://errors.example/in'`) },
      /^The policy lets no page report crashes to https:\/\/errors\.example, which config\.js names as errorEndpoint: /,
    ],
    [
      'a policy without the media',
      { config: settings(`${OWN}, mediaSources: ['http://media.example']`) },
      /^The policy lacks img-src http:\/\/media\.example, media-src http:\/\/media\.example: `npm run host-files`/,
    ],
    [
      'a policy that lets others frame it',
      { policy: policy(HOME).replace(/; frame-ancestors.*/, '') },
      /^The policy lacks frame-ancestors 'none': /,
    ],
    [
      'a setting that the app does not know',
      { config: settings("apibase: 'https://new.example'") },
      /^config\.js: apibase: 'https:\/\/new\.example' is no setting that the app knows; is apiBase meant\?/,
    ],
    [
      'an API that a name stands for',
      { config: `const api = 'https://new.example'; ${settings('apiBase: api')}` },
      /^The policy lets no page ask https:\/\/new\.example, /,
    ],
    [
      'an API that is set last',
      { config: `${config(API)}\nwindow.__APP_CONFIG__.apiBase = 'https://new.example'` },
      /^The policy lets no page ask https:\/\/new\.example, /,
    ],
    [
      'an API under a computed key',
      { config: settings("['apiBase']: 'https://new.example'") },
      /^The policy lets no page ask https:\/\/new\.example, /,
    ],
  ])('with %s is told of, and nothing else', async (_name, wrong, problem) => {
    host = { ...SOUND, ...wrong }
    const { code, said } = await told(origin)
    expect(code).toBe(1)
    expect(said).toMatch(problem)
    expect(said.split('\n')).toHaveLength(1)
  })

  it('is told of in the same words as JSON', async () => {
    host = { ...SOUND, policy: '', lost: 200 }
    const { said } = await told(origin)
    expect(said.split('\n')).toHaveLength(2)
    const json = await told(origin, '--json')
    expect(json.code).toBe(1)
    expect(JSON.parse(json.said).problems).toEqual(said.split('\n'))
  })

  it.each([
    ['a comment of several lines', `/*\n  apiBase: 'https://old.example'\n*/\n${config(API)}`],
    ['an address in two parts', settings("apiBase: 'https:' + '//api.studio.example'")],
  ])('is judged by what its config.js sets: %s', async (_name, text) => {
    host = { ...SOUND, config: text }
    expect(await told(origin)).toMatchObject({ code: 0, said: expect.stringContaining(`Its API: ${API}/`) })
  })

  it.each([
    ['the site by its origin', policy(HOME).replaceAll("'self'", 'http://127.0.0.1:*')],
    ['more than one', `${policy(HOME)}, upgrade-insecure-requests`],
    ['everything over https', policy(HOME).replaceAll(API, 'https:')],
  ])('may have a policy that is written in another way: %s', async (_name, other) => {
    host = { ...SOUND, policy: other }
    expect(await told(origin)).toMatchObject({ code: 0 })
  })

  it('keeps its config.js away from what the doctor knows', async () => {
    const reach = "this.constructor.constructor('return process.env.PATH')()"
    host = { ...SOUND, config: settings(`apiBase: ((window) => ${reach})()`) }
    const { said } = await told(origin, '--json')
    expect(said).not.toContain(process.env.PATH)
    expect(JSON.parse(said).problems).toHaveLength(1)
  })

  it.each<[name: string, args: string[]]>([
    ['a password', ['http://bob:hunter2secret@127.0.0.1:2']],
    ['a password behind more slashes', ['http:///bob:hunter2secret@127.0.0.1:2', '--json']],
    ['a password without a scheme', ['bob:hunter2secret@studio.example']],
  ])('is not asked with %s, which is not told', async (_name, args) => {
    const { code, said } = await told(...args)
    expect(code).toBe(2)
    expect(said).toMatch(
      /^--site: 'http:\/\/…@127\.0\.0\.1:2\/?' holds a name or password, |^--site is the site's address/,
    )
    expect(said).not.toMatch(/hunter2|bob/)
  })

  it('whose answer cannot be read is one that answers', async () => {
    const broken = createServer((_request, answer) => {
      answer.writeHead(200, { 'Content-Encoding': 'gzip' })
      answer.end('no gzip')
    })
    await new Promise<void>((ready) => broken.listen(0, '127.0.0.1', () => ready()))
    const at = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`
    expect(await told(at)).toEqual({
      code: 1,
      said: expect.stringMatching(/ answers 200, but the answer cannot be read: incorrect header check/),
    })
    broken.closeAllConnections()
    broken.close()
  })

  it('whose config.js no process can be started for is one that answers', async () => {
    const { execPath } = process
    process.execPath = '/no/such/node'
    try {
      const { code, said } = await told(origin)
      expect(code).toBe(1)
      expect(said).toMatch(/^config\.js could not be looked at: .*ENOENT/)
    } finally {
      process.execPath = execPath
    }
  })

  it('where nobody is could not be asked', async () => {
    expect(await told('http://127.0.0.1:2')).toEqual({
      code: 2,
      said: expect.stringMatching(/^Nobody answers at http:\/\/127\.0\.0\.1:2\/: .*ECONNREFUSED/),
    })
    expect((await told('studio.example')).code).toBe(2)
  })
})
