import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeHostFiles } from './main.ts'

const HEAD = '<script>1</script>'

/** A build as far as hosts look at it. */
function built(base: string, apiBase = '', services = HEAD): { dist: string; nginx: string } {
  const dir = mkdtempSync(join(tmpdir(), 'host-files-'))
  const dist = join(dir, 'dist')
  mkdirSync(join(dist, 'projects'), { recursive: true })
  const page = (head: string) => `${head}<script defer src="${base}config.js"></script>`
  for (const name of ['index', '404', 'order', 'projects/web designs'])
    writeFileSync(join(dist, `${name}.html`), page(HEAD))
  writeFileSync(join(dist, 'services.html'), page(services))
  writeFileSync(join(dist, 'config.js'), `window.__APP_CONFIG__ = { apiBase: '${apiBase}' }`)
  return { dist, nginx: join(dir, 'nginx') }
}

function made(base: string, apiBase?: string) {
  const { dist, nginx } = built(base, apiBase)
  writeHostFiles(dist, nginx, undefined)
  const read = (file: string) => readFileSync(file, 'utf8')
  return {
    headers: read(join(dist, '_headers')),
    redirects: read(join(dist, '_redirects')),
    site: read(join(nginx, 'site/site.inc')),
    http: read(join(nginx, 'site/http.inc')),
    server: read(join(nginx, 'conf.d/site.conf')),
  }
}

describe('host files', () => {
  it('name the API of config.js in every policy', () => {
    const { headers, site } = made('/', 'https://api.studio.example')
    for (const text of [headers, site]) {
      expect(text).toContain("connect-src 'self' https://api.studio.example;")
      expect(text).toContain("'sha256-")
    }
  })

  it('give each page one address, and what only leads on another', () => {
    const { site, redirects } = made('/')
    expect(site).toContain('location = "/services" { try_files "/services.html" =404; }')
    expect(site).toContain('location = "/projects/web designs" {')
    expect(site).toContain('return 301 "/projects/web%20designs$is_args$args"')
    expect(site).not.toContain('"/order.html"')
    expect(redirects).toContain('/order /contact?subject=Project%20Quote 301\n')
  })

  it('stand in a folder when the build does', () => {
    const { site, http, headers, redirects, server } = made('/studio/')
    expect(site).toContain('location = /studio { return 301 /studio/; }')
    expect(site).toContain('location = "/studio/services" { try_files "/studio/services.html" =404; }')
    expect(site).toContain('error_page 404 /studio/404.html;')
    expect(http).toContain('~^/studio/assets/ ')
    expect(headers).toMatch(/^\/studio\/\*\n/)
    expect(redirects).toContain('/studio/order /studio/contact')
    expect(server).toContain('go to its folder studio/')
  })

  it('are refused where one page has a script that the policy would block', () => {
    const { dist, nginx } = built('/', '', '<script>2</script>')
    expect(() => writeHostFiles(dist, nginx, undefined)).toThrow(/services\.html has other inline scripts/)
  })
})
