import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxServer } from '../tools/host/nginxServer'
import { expect, test } from './fixtures'

// Only a real nginx sends packed files: `npm run test:long nginx`.

const script = readdirSync('dist/assets').find((name) => name.endsWith('.js'))
/** What this nginx must send: files packed with brotli where it has the module for them. */
const packings = async () => {
  const { findNginx } = await import('../tools/host/nginxBinary.mjs')
  return findNginx().brotli ? (['br', 'gzip'] as const) : (['gzip'] as const)
}

test('text comes packed beforehand, for ever or asked again, and settings never', async ({ page }) => {
  const head = async (path: string, accept: string) =>
    (await page.request.fetch(path, { headers: { 'Accept-Encoding': accept } })).headers()
  const known = await packings()
  for (const path of ['/', '/about', '/no/such', `/assets/${script}`, '/media/covers/harbor-cafe-cups.svg']) {
    for (const packing of known) {
      const headers = await head(path, packing)
      expect(headers['content-encoding'], `${path} ${packing}`).toBe(packing)
      expect(headers.vary, path).toContain('Accept-Encoding')
    }
    expect((await head(path, 'identity'))['content-encoding'], path).toBeUndefined()
  }
  for (const accept of ['br, gzip', 'gzip'])
    expect((await head('/config.js', accept))['content-encoding'], accept).toBeUndefined()
  expect((await head('/about', 'br'))['cache-control']).toBe('no-cache')
  // What is gone may come back with another content.
  const gone = await page.request.get('/assets/gone-12345678.js')
  expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, 'no-cache'])
})

test('an unchanged page is not sent again', async ({ page }) => {
  const first = await page.request.get('/about')
  const { etag = '' } = first.headers()
  const again = await page.request.get('/about', { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
  expect(again.headers()['content-security-policy']).toBe(first.headers()['content-security-policy'])
})

test('what is there for hosts is shown to nobody, and nothing can be sent', async ({ page }) => {
  for (const path of ['/_headers', '/_redirects', '/404.html', '/site/site.inc', '/.git/config'])
    expect((await page.request.get(path)).status(), path).toBe(404)
  expect((await page.request.post('/contact', { data: {} })).status()).toBe(405)
  expect((await page.request.get('/')).headers().server).toBe('nginx')
})

test('with two slashes at once nothing is a page, or a file at all', async ({ page, lane }) => {
  const answerOf = async (path: string) => {
    // Whole, since `//about` alone would name a host.
    const answer = await page.request.get(lane.site + path, { maxRedirects: 0 })
    // The etag among them says which file it is.
    const { date: _, ...headers } = answer.headers()
    return { status: answer.status(), headers }
  }
  const lost = await answerOf('/no/such')
  expect(lost).toMatchObject({ status: 404, headers: { 'cache-control': 'no-cache' } })
  for (const path of ['//about', '//about.html', '//404.html', '//_headers', '/%2F_redirects', '//config.js'])
    expect(await answerOf(path), path).toEqual(lost)
  // At the end they are a way of writing a page's address, as `npm run preview` has it.
  for (const [path, location] of [
    ['/about//', '/about'],
    ['//', '/'],
  ] as const)
    expect(await answerOf(path), path).toMatchObject({ status: 301, headers: { location } })
})

test('types are what they are', async ({ page }) => {
  for (const [path, type] of [
    ['/', 'text/html; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/logo.svg', 'image/svg+xml'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    [`/assets/${script}`, 'application/javascript; charset=utf-8'],
  ] as const)
    expect((await page.request.get(path)).headers()['content-type'], path).toBe(type)
})

test('plain http leads to https, with path and query', async ({ page, lane }) => {
  const plain = `http://127.0.0.1:${lane.sitePort + 100}`
  const answer = await page.request.get(`${plain}/projects/web%20designs?a=1`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([
    301,
    'https://127.0.0.1/projects/web%20designs?a=1',
  ])
})

test('nginx takes the server blocks as they are, with a certificate, and the API behind them', async ({
  lane,
}, info) => {
  const home = info.outputPath('nginx')
  cpSync('node_modules/.cache/nginx', home, { recursive: true, filter: (file) => !/\/www$/.test(file) })
  const [key, certificate] = [join(home, 'key.pem'), join(home, 'certificate.pem')]
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=studio.example'],
    ...['-keyout', key, '-out', certificate],
  ])
  expect(made.status, 'openssl makes a certificate').toBe(0)
  const site = { base: '/', pages: [], redirects: [], policy: '' }
  const blocks = nginxServer(site)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    // Only root may listen there.
    .replace(/^ +listen 80;/m, `listen 127.0.0.1:${lane.sitePort + 101};`)
    .replace(/^ +listen 443 /m, `listen 127.0.0.1:${lane.sitePort + 102} `)
    // Not there with every nginx, or not ours.
    .replace(/^ +access_log \/\S+/m, '    access_log access.log')
    .replace(/^ +# (?=location \/api| {4}\S|\}$)/gm, '')
  expect(blocks).toMatch(/^location \/api\/ \{\n {4}proxy_pass http:[^#]*^\}$/m)
  writeFileSync(join(home, 'conf.d/site.conf'), blocks)
  const { findNginx } = await import('../tools/host/nginxBinary.mjs')
  const { nginx, errorLog } = findNginx()
  const options = ['-t', '-p', home, '-c', join(home, 'nginx.conf'), ...errorLog]
  const { stderr } = spawnSync(nginx, options, { encoding: 'utf8' })
  expect(stderr).toContain('test is successful')
})
