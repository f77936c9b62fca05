import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inlineScriptHashes } from '../vite/headScript'
import { run } from './main'

/** A site as its host serves it: `--site` without `--base`. */
const HOME = '<script>start()</script><script defer src="/config.js"></script>'
const API = 'https://api.studio.example'
const policy = (html: string, api = API) =>
  `default-src 'none'; script-src 'self' ${inlineScriptHashes(html).join(' ')}; connect-src 'self' ${api}`
const config = (base: string) =>
  `// apiBase: 'https://old.example'\nwindow.__APP_CONFIG__ = {\n  apiBase: '${base}', // of the API\n}`

interface Host {
  policy: string
  lost: number
  config: string
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
    answer.writeHead(isLost ? host.lost : 200)
    answer.end(url?.endsWith('/config.js') ? host.config : HOME)
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
    host = { ...SOUND, policy: policy(HOME, 'api.studio.example'), config: config('//api.studio.example') }
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
  ])('with %s is told of, and nothing else', async (_name, wrong, problem) => {
    host = { ...SOUND, ...wrong }
    const { code, said } = await told(origin)
    expect(code).toBe(1)
    expect(said).toMatch(problem)
    expect(said.split('\n')).toHaveLength(1)
    expect(JSON.parse((await told(origin, '--json')).said).problems).toEqual([said])
  })

  it('where nobody is could not be asked', async () => {
    expect(await told('http://127.0.0.1:2')).toEqual({
      code: 2,
      said: expect.stringMatching(/^Nobody answers at http:\/\/127\.0\.0\.1:2\/: .*ECONNREFUSED/),
    })
    expect((await told('studio.example')).code).toBe(2)
  })
})
