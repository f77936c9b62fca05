import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { hosting } from '../vite/hosting.ts'
import { buildBaseOf } from './buildBase.ts'
import { layOutFolder, run, writeHostFiles } from './main.ts'

const HEAD = '<script>1</script>'

const root = mkdtempSync(join(tmpdir(), 'host-files-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A build as far as hosts look at it. */
function built(base: string, apiBase = '', services = HEAD) {
  const dir = mkdtempSync(join(root, 'one-'))
  const dist = join(dir, 'dist')
  mkdirSync(join(dist, 'projects'), { recursive: true })
  const page = (head: string) => `${head}<script defer src="${base}config.js"></script>`
  for (const name of ['index', '404', 'order', 'projects/web designs'])
    writeFileSync(join(dist, `${name}.html`), page(HEAD))
  writeFileSync(join(dist, 'services.html'), page(services))
  writeFileSync(join(dist, 'config.js'), `window.__APP_CONFIG__ = { apiBase: '${apiBase}' }`)
  return { dist, nginx: join(dir, 'nginx'), pages: join(dir, 'pages') }
}

function made(base: string, apiBase?: string) {
  const { dist, nginx } = built(base, apiBase)
  writeHostFiles(dist, nginx)
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

  it.each(['/', '/studio/'])('lead on at %s where a file lies, as each host is told so', (base) => {
    const rules = made(base)
      .redirects.split('\n')
      .map((line) => line.split(' '))
      .filter(([from]) => from === `${base}order`)
    // Netlify takes the first that fits, and shows order.html unless it is forced.
    expect(rules.map(([, , status]) => status)).toEqual(['301!', '301'])
    // Cloudflare Pages leaves out what is no number, and leads on whatever lies there.
    const cloudflares = rules.filter(([, , status]) => !Number.isNaN(Number(status)))
    expect(cloudflares).toEqual([[`${base}order`, `${base}contact?subject=Project%20Quote`, '301']])
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

  it('lead from http to https, and pass on who asked', () => {
    const { server } = made('/')
    const [plain = '', site = ''] = server.split(/^server \{$/m).slice(1)
    expect(plain).toContain('listen 80;')
    expect(plain).toContain('location / { return 301 https://$host$request_uri; }')
    expect(plain).not.toContain('site.inc')
    expect(site).toContain('listen 443 ssl http2;')
    expect(site).toContain('include site/site.inc;')
    for (const line of [
      'Host $host',
      'X-Forwarded-For $proxy_add_x_forwarded_for',
      'X-Forwarded-Proto $scheme',
    ])
      expect(site).toContain(`#     proxy_set_header ${line};`)
    // nginx does not start with these where the machine has no IPv6.
    expect(server.match(/^.*listen \[::\].*$/gm)?.every((line) => /^ +# /.test(line))).toBe(true)
  })

  it('send config.js as it lies there, since it is edited', () => {
    expect(made('/').site).toContain('location = /config.js { gzip_static off; try_files $uri =404; }')
  })

  it('are refused where one page has a script that the policy would block', () => {
    const { dist, nginx } = built('/', '', '<script>2</script>')
    expect(() => writeHostFiles(dist, nginx)).toThrow(/services\.html has other inline scripts/)
  })
})

describe('a build for a folder, for hosts that serve files alone', () => {
  it('lies in that folder, and what speaks to the host lies beside it', () => {
    const { dist, pages } = built('/studio/', 'https://api.studio.example')
    for (const name of ['index.html.br', 'index.html.gz', '_headers']) writeFileSync(join(dist, name), '')
    expect(layOutFolder(dist, pages)).toBe(true)
    expect(readdirSync(pages).sort()).toEqual(['404.html', '_headers', '_redirects', 'studio'])
    expect(readdirSync(join(pages, 'studio')).sort()).toEqual(
      ['404.html', 'config.js', 'index.html', 'order.html', 'projects', 'services.html'].sort(),
    )
    const read = (name: string) => readFileSync(join(pages, name), 'utf8')
    expect(read('_headers')).toMatch(/^\/studio\/\*\n[\s\S]* https:\/\/api\.studio\.example;/)
    expect(read('_redirects')).toMatch(/\n\/studio\/\* \/studio\/404\.html 404\n$/)
    // Beside the folder the app draws nothing.
    expect(read('404.html')).toContain('href="/studio/"')
    expect(read('404.html')).not.toContain('<script')
  })

  it('is for the root what it is', () => {
    const { dist, pages } = built('/')
    mkdirSync(join(pages, 'studio'), { recursive: true })
    expect(layOutFolder(dist, pages)).toBe(false)
    // What a former build left there would be deployed.
    expect(existsSync(pages)).toBe(false)
    expect(made('/').redirects).not.toContain('404')
  })
})

describe('the base that a build was made with', () => {
  it('is known where nobody knows the variable any more', async () => {
    const { dist: root, nginx } = built('/')
    mkdirSync(join(root, 'public'))
    writeFileSync(join(root, 'public/config.js'), "window.__APP_CONFIG__ = { apiBase: '' }")
    writeFileSync(join(root, 'index.html'), `<head>${HEAD}<script defer src="/config.js"></script></head>`)
    vi.stubEnv('VITE_API_BASE', 'https://built.example/v2?a=1&b=2')
    const out = join(root, 'out')
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [hosting([], [])],
      build: { outDir: out },
    })
    vi.unstubAllEnvs()
    expect(writeHostFiles(out, nginx)).toContain("connect-src 'self' https://built.example;")
    expect(buildBaseOf(readFileSync(join(out, '404.html'), 'utf8'))).toBe('https://built.example/v2?a=1&b=2')
  }, 60_000)
})

describe('the command', () => {
  /** Runs it on a build whose config.js is this text; null takes the file away. */
  function ended(config: string | null, buildBase?: string) {
    const { dist, nginx, pages } = built('/')
    if (buildBase) {
      const home = join(dist, 'index.html')
      writeFileSync(home, `${readFileSync(home, 'utf8')}<meta name="api-base" content="${buildBase}">`)
    }
    const file = join(dist, 'config.js')
    if (config === null) rmSync(file)
    else writeFileSync(file, config)
    writeFileSync(join(dist, '_headers'), 'as before')
    const said: string[] = []
    const code = run({ dist, nginx, pages }, (text) => said.push(text))
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
    [settings("apiBase: 'https://api.example/api/v1/'"), "the API's origin, without /api/v1"],
    [settings("apibase: 'https://api.example'"), 'is apiBase meant?'],
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
