import { readdirSync } from 'node:fs'
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
  expect((await head('/config.js', 'br, gzip'))['content-encoding']).toBeUndefined()
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
