import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fakeBuild } from './fakeBuild.ts'
import { errorLogOptions, findNginx, installedNginx } from './nginxBinary.mjs'
import { packFiles } from './pack.ts'
import { plainPort, startNginx } from './serveNginx.mjs'

const root = mkdtempSync(join(tmpdir(), 'nginx-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A port that was free a moment ago; any, or that one, else null. */
function freePort(wanted = 0): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** One with a free port where plain http goes too. */
async function freePair(find = freePort): Promise<number> {
  for (let turn = 0; turn < 50; turn += 1) {
    const port = await find()
    if (port !== null && port + 100 < 65536 && (await find(plainPort(port))) !== null) return port
  }
  throw new Error('No two ports are free.')
}

it('takes a port whose neighbour for plain http is free too', async () => {
  const given = [5000, null, 5001, 5101]
  const asked: number[] = []
  const find = async (wanted = 0) => {
    asked.push(wanted)
    return given.shift() ?? null
  }
  expect(await freePair(find)).toBe(5001)
  expect(asked).toEqual([0, 5100, 0, 5101])
})

it.each([
  ['nginx version: nginx/1.18.0 (Ubuntu)', []],
  ['nginx version: nginx/1.19.4', []],
  ['nginx version: nginx/1.19.5', ['-e', 'stderr']],
  ['nginx version: nginx/1.22.1', ['-e', 'stderr']],
  ['nginx version: nginx/2.0.0', ['-e', 'stderr']],
])('names no error log on the command line where nginx cannot take one: %s', (version, options) => {
  expect(errorLogOptions(version)).toEqual(options)
})

/** A build with what is packed, and a download that a studio packed itself. */
async function packedBuild(base: string): Promise<string> {
  const { dist } = fakeBuild(root, base)
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'assets/a-1234567.js'), `// ${'a'.repeat(300)}`)
  writeFileSync(join(dist, 'assets/film-1234567.mp4'), 'a film')
  const page = join(dist, 'services.html')
  writeFileSync(page, `${readFileSync(page, 'utf8')}<!-- ${'a'.repeat(300)} -->`)
  await packFiles(dist)
  writeFileSync(join(dist, 'work.tar.gz'), 'packed by the studio')
  return dist
}

/** Fetch asks there for nothing, so that a server seems to be silent. */
const FORBIDDEN_PORT = 6697

it.skipIf(!installedNginx())(
  'ends one that does not answer',
  async () => {
    const dir = mkdtempSync(join(root, 'silent-'))
    const starting = startNginx({
      port: FORBIDDEN_PORT,
      api: '',
      dist: await packedBuild('/'),
      dir,
      turns: 4,
    })
    await expect(starting).rejects.toThrow('nginx does not answer.')
    await vi.waitFor(async () => expect(await freePort(FORBIDDEN_PORT)).toBe(FORBIDDEN_PORT))
  },
  60_000,
)

// None is installed for this, but checks.yml does: there a missing one is told.
describe.skipIf(!installedNginx() && !process.env.GITHUB_ACTIONS).each(['/', '/studio/'])(
  'a real nginx, of a build for %s',
  (base) => {
    const dir = mkdtempSync(join(root, 'home-'))
    let server: Awaited<ReturnType<typeof startNginx>>
    beforeAll(async () => {
      server = await startNginx({ port: await freePair(), api: '', dist: await packedBuild(base), dir })
    }, 60_000)
    // Where it did not start, that is what is told.
    afterAll(() => server?.stop())

    const ask = async (path: string, init: RequestInit = {}) => {
      const { status, headers } = await fetch(server.origin + base + path, { redirect: 'manual', ...init })
      return { status, cache: headers.get('cache-control'), headers }
    }
    const asset = 'assets/a-1234567.js'
    const kept = 'public, max-age=31536000, immutable'

    it('has a file with a hash kept for a year, and no refusal of it', async () => {
      const whole = await ask(asset)
      expect(whole).toMatchObject({ status: 200, cache: kept })
      const known = { headers: { 'If-None-Match': whole.headers.get('etag') ?? '' } }
      expect(await ask(asset, known)).toMatchObject({ status: 304, cache: kept })
      expect(await ask(asset, { method: 'POST' })).toMatchObject({ status: 405, cache: 'no-cache' })
      const changed = { headers: { 'If-Match': '"another"' } }
      expect(await ask(asset, changed)).toMatchObject({ status: 412, cache: 'no-cache' })
      // Where a part is refused, nginx sends the headers of the file as well: there are no parts.
      const beyond = { headers: { Range: 'bytes=9999-' } }
      expect(await ask(asset, beyond)).toMatchObject({ status: 200, cache: kept })
      for (const path of ['assets/gone.js', 'assets//a-1234567.js'])
        expect(await ask(path), path).toMatchObject({ status: 404, cache: 'no-cache' })
      expect(await ask('config.js')).toMatchObject({ status: 200, cache: 'no-store' })
    })

    it('leads from an encoded slash on to the address, which the router knows alone', async () => {
      const page = `${base}projects/web%20designs`
      expect(await ask('projects/web%20designs?a=%2F')).toMatchObject({ status: 200 })
      for (const slash of ['%2F', '%2f']) {
        const { status, cache, headers } = await ask(`projects${slash}web%20designs?a=1`)
        expect([status, cache, headers.get('location')]).toEqual([301, 'no-cache', `${page}?a=1`])
        expect(headers.get('x-frame-options')).toBe('DENY')
        // Of a folder's pages the slash behind it may be written so too.
        const other = `/${`${base}services`.slice(1).replace('/', slash)}`
        const answer = await fetch(server.origin + other, { redirect: 'manual' })
        expect([answer.status, answer.headers.get('location')], other).toEqual(
          base === '/' ? [200, null] : [301, `${base}services`],
        )
      }
      expect(await ask('no%2Fsuch')).toMatchObject({ status: 404 })
    })

    it('sends a film in parts, as Safari asks for it, with the headers of all', async () => {
      const film = 'assets/film-1234567.mp4'
      const whole = await ask(film)
      const part = await ask(film, { headers: { Range: 'bytes=0-1' } })
      expect(part).toMatchObject({ status: 206, cache: kept })
      expect(part.headers.get('content-range')).toBe('bytes 0-1/6')
      for (const name of ['content-security-policy', 'x-content-type-options', 'etag'])
        expect(part.headers.get(name), name).toBe(whole.headers.get(name))
      expect(part.headers.get('x-frame-options')).toBe('DENY')
      for (const path of ['assets/gone.mp4', 'assets//film-1234567.mp4'])
        expect(await ask(path), path).toMatchObject({ status: 404, cache: 'no-cache' })
    })

    it('sends what is packed in place of a file, and as itself to nobody', async () => {
      const packings = server.brotli ? ['br', 'gzip'] : ['gzip']
      for (const path of ['services', asset])
        for (const packing of packings) {
          const { headers } = await ask(path, { headers: { 'Accept-Encoding': packing } })
          expect(headers.get('content-encoding'), `${path} ${packing}`).toBe(packing)
        }
      const lost = await ask('no/such')
      for (const path of ['services.html.br', 'services.html.gz', `${asset}.br`, `${asset}.gz`]) {
        const { status, cache, headers } = await ask(path)
        expect([status, cache], path).toEqual([404, 'no-cache'])
        expect(headers.get('etag'), path).toBe(lost.headers.get('etag'))
        expect(headers.get('x-frame-options'), path).toBe('DENY')
      }
      expect(await ask('work.tar.gz')).toMatchObject({ status: 200 })
    })

    it('logs what is asked without its query, which may hold the tokens of a social sign-in', async () => {
      const query = '?accessToken=secret-a&refreshToken=secret-b'
      expect(await ask(`services${query}`)).toMatchObject({ status: 200 })
      expect(await ask(`Services/${query}`)).toMatchObject({ status: 301 })
      const Referer = `https://partner.example/offer${query}`
      expect(await ask(asset, { headers: { Referer } })).toMatchObject({ status: 200 })
      expect(await ask(`no/such%20page${query}`)).toMatchObject({ status: 404 })
      const log = () => readFileSync(join(dir, 'access.log'), 'utf8')
      await vi.waitFor(() => expect(log()).toContain(`"GET ${base}no/such%20page HTTP/1.1" 404 `))
      expect(log()).toContain(`"GET ${base}services HTTP/1.1" 200 `)
      expect(log()).toContain(`"GET ${base}Services/ HTTP/1.1" 301 `)
      expect(log()).toMatch(new RegExp(`${asset} HTTP/1.1" 200 \\d+ "https://partner.example/offer" "`))
      expect(log()).toMatch(/services HTTP\/1\.1" 200 \d+ "-" "/)
      expect(log()).not.toMatch(/secret|\?/)
    })

    it('stands beside another on one nginx, whose log has another name', () => {
      const conf = readFileSync(join(dir, 'conf.d/site.conf'), 'utf8')
      writeFileSync(join(dir, 'conf.d/other.conf'), conf.replaceAll('site_log', 'other_log'))
      const both = join(dir, 'both.conf')
      const around = readFileSync(join(dir, 'nginx.conf'), 'utf8')
      writeFileSync(both, around.replace('conf.d/site.conf', 'conf.d/*.conf'))
      const { nginx, errorLog } = findNginx()
      const { stderr } = spawnSync(nginx, ['-t', '-p', dir, '-c', both, ...errorLog], { encoding: 'utf8' })
      expect(stderr).toContain('test is successful')
    })
  },
)
