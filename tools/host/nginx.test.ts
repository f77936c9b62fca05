import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fakeBuild } from './fakeBuild.ts'
import { installedNginx } from './nginxBinary.mjs'
import { packFiles } from './pack.ts'
import { startNginx } from './serveNginx.mjs'

const root = mkdtempSync(join(tmpdir(), 'nginx-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** A build with what is packed, and a download that a studio packed itself. */
async function packedBuild(base: string): Promise<string> {
  const { dist } = fakeBuild(root, base)
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'assets/a-1234567.js'), `// ${'a'.repeat(300)}`)
  const page = join(dist, 'services.html')
  writeFileSync(page, `${readFileSync(page, 'utf8')}<!-- ${'a'.repeat(300)} -->`)
  await packFiles(dist)
  writeFileSync(join(dist, 'work.tar.gz'), 'packed by the studio')
  return dist
}

// None is installed for this: end to end there is one anyway (e2e/hosting-nginx.spec.ts).
describe.skipIf(!installedNginx()).each(['/', '/studio/'])('a real nginx, of a build for %s', (base) => {
  const dir = mkdtempSync(join(root, 'home-'))
  let server: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    server = await startNginx({ port: await freePort(), api: '', dist: await packedBuild(base), dir })
  }, 60_000)
  afterAll(() => server.stop())

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
    expect(await ask(`no/such%20page${query}`)).toMatchObject({ status: 404 })
    const log = () => readFileSync(join(dir, 'access.log'), 'utf8')
    await vi.waitFor(() => expect(log()).toContain(`"GET ${base}no/such%20page HTTP/1.1" 404 `))
    expect(log()).toContain(`"GET ${base}services HTTP/1.1" 200 `)
    expect(log()).toContain(`"GET ${base}Services/ HTTP/1.1" 301 `)
    expect(log()).not.toMatch(/secret|\?/)
  })
})
