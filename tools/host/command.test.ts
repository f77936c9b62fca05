import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { settingsScript } from '../test/settings.mjs'
import { fakeBuild } from './fakeBuild.ts'
import { run } from './main.ts'

const root = mkdtempSync(join(tmpdir(), 'command-'))
afterAll(() => rmSync(root, { recursive: true }))

describe('the command', () => {
  /** Runs it on a build whose config.js is this text; null takes the file away. */
  function ended(config: string | null, buildBase?: string, env: Record<string, string> = {}) {
    const { dist, nginx, pages } = fakeBuild(root, '/')
    if (buildBase) {
      const home = join(dist, 'index.html')
      writeFileSync(home, `${readFileSync(home, 'utf8')}<meta name="api-base" content="${buildBase}">`)
    }
    const file = join(dist, 'config.js')
    if (config === null) rmSync(file)
    else writeFileSync(file, config)
    writeFileSync(join(dist, '_headers'), 'as before')
    const said: string[] = []
    const code = run({ dist, nginx, pages }, env, (text) => said.push(text))
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
    [settingsScript(), "img-src 'self' blob: https:;"],
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

  it.each<[config: string, what: string]>([
    [`errorEndpoint: '/in?key=sk_live_${'4eC39HqLyjWDarjt'}'`, 'a key of Stripe'],
    [`webVitals: false, // postgres://app:${'hunter2'}@db.example\n`, 'a password in an address'],
    [`errorEndpoint: '/in?key=${'quiet-harbour'}'`, 'the value of REPORTS_TOKEN'],
  ])('refuses what looks like a secret, as the build does: %s', (text, what) => {
    const { code, said, wrote } = ended(settings(text), undefined, { REPORTS_TOKEN: 'quiet-harbour' })
    expect([code, wrote]).toEqual([1, false])
    expect(said).toMatch(new RegExp(`config\\.js:\n {2}config\\.js holds ${what}\nNothing was written\\.$`))
    expect(said).not.toMatch(/4eC39|hunter2|quiet-harbour/)
  })

  it('names the setting whose address holds a password, and does not repeat it', () => {
    const { code, said } = ended(settings(`apiBase: 'https://maya:${'harbor'}@api.example'`))
    expect([code, said]).toEqual([
      1,
      expect.stringContaining("apiBase: 'https://…@api.example' holds a name"),
    ])
    expect(said).not.toContain('harbor')
  })

  it("writes nothing where the folder for static hosts is somebody else's", () => {
    const { dist, nginx, pages } = fakeBuild(root, '/studio/')
    mkdirSync(pages)
    writeFileSync(join(pages, 'package.json'), '{}')
    const said: string[] = []
    expect(run({ dist, nginx, pages }, {}, (text) => said.push(text))).toBe(1)
    expect(said.join()).toMatch(/is no folder that host-files made.*\nNothing was written\.$/)
    expect([existsSync(nginx), existsSync(join(pages, 'package.json'))]).toEqual([false, true])
  })

  it("judges the build's own base where config.js names none", () => {
    expect(ended(settings("apiBase: ''"), 'https://built.example').said).toContain('https://built.example')
    const { code, said } = ended(settings("apiBase: ''"), 'built.example')
    expect([code, said]).toEqual([1, expect.stringContaining("VITE_API_BASE: 'built.example'")])
  })
})
