import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run, writeHostFiles } from './main.ts'

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

describe('the command', () => {
  /** Runs it on a build whose config.js is this text; null takes the file away. */
  function ended(config: string | null, buildBase?: string) {
    const { dist, nginx } = built('/')
    const file = join(dist, 'config.js')
    if (config === null) rmSync(file)
    else writeFileSync(file, config)
    writeFileSync(join(dist, '_headers'), 'as before')
    const said: string[] = []
    const code = run(dist, nginx, buildBase, (text) => said.push(text))
    const headers = readFileSync(join(dist, '_headers'), 'utf8')
    return { code, said: said.join('\n'), wrote: headers !== 'as before' || existsSync(nginx) }
  }
  const settings = (text: string) => `window.__APP_CONFIG__ = { ${text} }`

  it.each([
    [settings("apiBase: 'https://api.studio.example/'"), 'https://api.studio.example;'],
    [settings("apiBase: ''"), "connect-src 'self'"],
    [settings("apiBase: '/backend', mediaSources: [], errorEndpoint: '/crashes'"), "connect-src 'self'"],
    [settings("apiBase: '//api.studio.example'"), 'api.studio.example'],
    [settings("mediaSources: ['https://media.example/', 'https:']"), 'https://media.example https:'],
    [readFileSync(join(import.meta.dirname, '../../public/config.js'), 'utf8'), 'https:'],
  ])('writes what can be used, and says the policy: %s', (config, part) => {
    const { code, said, wrote } = ended(config)
    expect([code, wrote]).toEqual([0, true])
    expect(`${said.replaceAll('\n', ';\n')};`).toContain(part)
  })

  it.each<[config: string | null, problem: string | RegExp]>([
    [null, /config\.js cannot be read: .*ENOENT/],
    ['window.__APP_CONFIG__ = {', /config\.js cannot be read: .*SyntaxError/],
    ['nope()', /config\.js cannot be read: .*nope is not defined/],
    ['', 'config.js sets no object on window.__APP_CONFIG__'],
    ['window.__APP_CONFIG__ = "https://api.example"', 'config.js sets no object on window.__APP_CONFIG__'],
    ['window.__APP_CONFIG__ = []', 'config.js sets no object on window.__APP_CONFIG__'],
    [settings("apiBase: 'api.studio.example'"), /apiBase: 'api\.studio\.example' .* https:\/\//],
    [settings("apiBase: 'api.studio.example:8443'"), "apiBase: 'api.studio.example:8443'"],
    [settings("apiBase: 'https://'"), "apiBase: 'https://'"],
    [settings("apiBase: 'https:/api.studio.example'"), "apiBase: 'https:/api.studio.example'"],
    [settings("apiBase: 'javascript:alert(1)'"), "apiBase: 'javascript:alert(1)'"],
    [settings("apiBase: 'ftp://api.example'"), "apiBase: 'ftp://api.example'"],
    [settings('apiBase: 4000'), 'apiBase: 4000'],
    [settings("errorEndpoint: 'errors.example/in'"), "errorEndpoint: 'errors.example/in'"],
    [settings("mediaSources: ['media.example', 'https:']"), "mediaSources: 'media.example'"],
    [settings("mediaSources: ['https://media.example/pictures']"), 'https://media.example/pictures'],
    [settings('mediaSources: [7]'), 'mediaSources: 7'],
    [settings("mediaSources: 'https://media.example'"), 'mediaSources: '],
  ])('refuses what cannot, and writes nothing: %s', (config, problem) => {
    const { code, said, wrote } = ended(config)
    expect([code, wrote]).toEqual([1, false])
    expect(said).toMatch(problem)
    expect(said).toContain('Nothing was written.')
  })

  it('tells all that is wrong at once', () => {
    const { said } = ended(settings("apiBase: 'api.example', mediaSources: ['*', 'data:']"))
    expect(said.match(/apiBase|mediaSources/g)).toEqual(['apiBase', 'mediaSources', 'mediaSources'])
  })

  it("judges the build's own base where config.js names none", () => {
    expect(ended(settings("apiBase: ''"), 'https://built.example').said).toContain('https://built.example')
    const { code, said } = ended(settings("apiBase: ''"), 'built.example')
    expect([code, said]).toEqual([1, expect.stringContaining("VITE_API_BASE: 'built.example'")])
  })
})
