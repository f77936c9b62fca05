import { describe, expect, it } from 'vitest'
import { apiBaseUrl, readSettings } from '../../src/runtime/settings.ts'
import { contentSecurityPolicy, readDeployment, settingsOf } from './policy.ts'

const PAGE = 'https://site.example/login'
const script = (apiBase: string) => `window.__APP_CONFIG__ = { apiBase: ${JSON.stringify(apiBase)} }`
const connect = (apiBase: string) =>
  /connect-src ([^;]*)/.exec(contentSecurityPolicy('', settingsOf(script(apiBase))))?.[1]

describe('the policy of a build that nobody has touched', () => {
  // As it comes with the product; a studio's own settings are its own.
  const config = `window.__APP_CONFIG__ = {
    apiBase: '', extensions: [], socialSignIn: ['google', 'github'],
    mediaSources: ['https:'], errorEndpoint: '', webVitals: false,
  }`

  it('is this, and no word more', () => {
    const html =
      '<script>1</script><script defer src="/config.js"></script><script type="module" src="/a.js">'
    expect(contentSecurityPolicy(html, settingsOf(config)).split('; ')).toEqual([
      "default-src 'none'",
      // The hash of `1`, the only script in the page itself.
      "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' blob: https:",
      "media-src 'self' blob: https:",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
  })

  it('lets no script, style or plugin come from elsewhere, whatever config.js says', () => {
    const all = "apiBase: 'https://a.example', errorEndpoint: 'https://b.example', mediaSources: ['https:']"
    const parts = contentSecurityPolicy('', settingsOf(`window.__APP_CONFIG__ = { ${all} }`)).split('; ')
    expect(parts).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]),
    )
    // What has no part of its own falls to the first.
    expect(parts.some((part) => /^(?:object|frame|worker|child)-src/.test(part))).toBe(false)
  })
})

describe('the policy lets the app reach its API, however the base is written', () => {
  it.each([
    ['', "'self'"],
    ['   ', "'self'"],
    ['/backend', "'self'"],
    ['  https://api.example  ', "'self' https://api.example"],
    ['https://api.example/v2//', "'self' https://api.example"],
    ['HTTPS://API.example', "'self' https://api.example"],
    ['//api.example:8443', "'self' api.example:8443"],
    ['https://', "'self'"],
    ['javascript:alert(1)', "'self'"],
    ["https://x'; script-src *", "'self'"],
  ])('%j: %s', (base, sources) => {
    expect(connect(base)).toBe(sources)
    const { origin, host } = new URL(apiBaseUrl(readSettings({ apiBase: base }, undefined), PAGE))
    expect(sources.split(' ')).toSatisfy((all: string[]) =>
      origin === 'https://site.example' ? all.length === 1 : all.includes(origin) || all.includes(host),
    )
  })

  it.each([
    'https://x.example;sandbox',
    'https://$API_HOST',
    'https://*.example',
    'https://a,b.example',
    "https://a'b",
    'http://api_server:4999',
    'https://[::1]:4000',
  ])('or names no host, where it is none: %j', (base) => expect(connect(base)).toBe("'self'"))

  it("takes the build's base where config.js names none", () => {
    expect(settingsOf(script(''), ' https://built.example/ ').apiBase).toBe('https://built.example')
  })
})

describe('the providers of social sign-in', () => {
  it.each([
    [undefined, ['google', 'github']],
    ['google', ['google', 'github']],
    [['github'], ['github']],
    [
      ['github', 'google', 'myspace', 7],
      ['google', 'github'],
    ],
    [[], []],
    [false, []],
  ])('%j: %j', (socialSignIn, read) => {
    expect(readSettings({ socialSignIn }, undefined).socialSignIn).toEqual(read)
  })
})

describe('a broken config.js', () => {
  it.each(['window.__APP_CONFIG__ = {', 'nope()'])('is told of once: %s', (text) => {
    const told: string[] = []
    const deployment = readDeployment(
      () => text,
      undefined,
      (warning) => told.push(warning),
    )
    expect([deployment().apiBase, deployment().apiBase]).toEqual(['', ''])
    expect(told).toEqual([expect.stringContaining('config.js cannot be read')])
  })

  it('counts again when it is mended, and may be missing', () => {
    const texts = [null, script('https://api.example')]
    const deployment = readDeployment(
      () => {
        const text = texts.shift()
        if (text == null) throw new Error('ENOENT')
        return text
      },
      undefined,
      () => {},
    )
    expect([deployment().apiBase, deployment().apiBase]).toEqual(['', 'https://api.example'])
  })
})

describe('the other addresses of config.js', () => {
  const policy = (settings: string) =>
    contentSecurityPolicy(
      '',
      settingsOf(`window.__APP_CONFIG__ = { apiBase: 'https://api.example', ${settings} }`),
    )
  const part = (name: string, settings: string) => new RegExp(`${name} ([^;]*)`).exec(policy(settings))?.[1]

  it.each([
    ['', "'self' blob: https://api.example https:"],
    [
      "mediaSources: ['https://media.example/', 'https://*.cdn.example:8443']",
      "'self' blob: https://api.example https://media.example https://*.cdn.example:8443",
    ],
    ['mediaSources: []', "'self' blob: https://api.example"],
    [
      `mediaSources: ['*', "x'; script-src *", 'data:', 7, 'javascript:alert(1)']`,
      "'self' blob: https://api.example",
    ],
  ])('pictures and films come from where it says: %s', (settings, sources) => {
    expect(part('img-src', settings)).toBe(sources)
    expect(part('media-src', settings)).toBe(sources)
    expect(part('connect-src', settings)).toBe("'self' https://api.example")
    expect(part('form-action', settings)).toBe("'self' https://api.example")
  })

  it.each([
    ["errorEndpoint: 'https://errors.example/in?key=1'", "'self' https://api.example https://errors.example"],
    ["errorEndpoint: '/crashes'", "'self' https://api.example"],
    ["errorEndpoint: 'javascript:alert(1)'", "'self' https://api.example"],
  ])('reports may go where it says: %s', (settings, sources) => {
    expect(part('connect-src', settings)).toBe(sources)
    expect(part('img-src', settings)).not.toContain('errors')
  })
})
