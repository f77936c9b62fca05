import { describe, expect, it } from 'vitest'
import { addressNote, lostSettingsNote, robotsNote } from './buildNotes.ts'

describe('what the build says of addresses', () => {
  it('is the usual one and how to change it, where nobody named another', () => {
    for (const env of [{}, { SITE_URL: '' }])
      expect(addressNote(env, 'https://usual.example')).toEqual([
        'Canonical addresses, the sitemap and share images name https://usual.example; SITE_URL=… npm run build changes it.',
      ])
  })

  it.each([{ SITE_URL: 'https://studio.example' }, { CI: 'true' }])('is nothing with %j', (env) => {
    expect(addressNote(env, 'https://usual.example')).toEqual([])
  })
})

describe('what the build says of robots.txt', () => {
  const robots = 'User-agent: *\nAllow: /\n\nSitemap: https://studio.example/x/sitemap.xml\n'

  it('is where it counts, for a folder', () => {
    expect(robotsNote('/x/', robots, 'out/pages')).toEqual([
      'Crawlers read robots.txt at the root of a host alone, not in /x/: "Sitemap: https://studio.example/x/sitemap.xml" belongs into the one there, as in out/pages/.',
    ])
  })

  it('is nothing for the root', () => {
    expect(robotsNote('/', robots, 'out/pages')).toEqual([])
  })
})

describe('what the build says of settings that it overwrote', () => {
  const config = (text: string) => `window.__APP_CONFIG__ = { ${text} }`
  const now = config("apiBase: '', extensions: [], webVitals: false")
  const gone = (lost: string) => [
    `The former settings of dist/config.js${lost} are gone: what shall last belongs into public/config.js.`,
  ]

  it('names each that differs, with what it was', () => {
    const former = config(
      "apiBase: 'https://api.example', extensions: ['shop'], webVitals: false, errorEndpoint: '/e'",
    )
    expect(lostSettingsNote('dist', former, now)).toEqual(
      gone(" (apiBase: 'https://api.example', extensions: [ 'shop' ], errorEndpoint: '/e')"),
    )
    expect(lostSettingsNote('dist', config("apiBase: '', webVitals: false"), now)).toEqual(
      gone(' (extensions: undefined)'),
    )
  })

  it('is one line without names where they cannot be read', () => {
    for (const former of ['window.__APP_CONFIG__ = {', 'nope()'])
      expect(lostSettingsNote('dist', former, now)).toEqual(gone(''))
  })

  it('is nothing where there was none, or the settings are the same', () => {
    for (const former of [null, now, `// For us.\n${now}`])
      expect(lostSettingsNote('dist', former, now)).toEqual([])
  })
})
