import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeLinkUrl, safeMediaUrl, safeReturnPath } from './safeUrl'

const API = 'https://api.studio.test'

/** Refused everywhere. */
const HOSTILE = [
  ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'JAVASCRIPT:x'],
  ['java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0000javascript:alert(1)', '\u0001javascript:x'],
  ['\u00a0javascript:x', '\u2028javascript:x', '\ufeffjavascript:x', 'javascript://x.com/%0aalert(1)'],
  ['data:text/html,<script>alert(1)</script>', 'data:image/svg+xml,<svg/>', 'DATA:image/png;base64,AA'],
  ['vbscript:msgbox', 'file:///etc/passwd', 'ftp://x.test/a', 'view-source:https://x.test', 'about:blank'],
  ['filesystem:https://x.test/a', 'ws://x.test', 'intent://x#Intent;end', 'nonsense:thing'],
  ['//evil.test', '///evil.test', '/\\evil.test', '\\\\evil.test', '\\/evil.test', '/\t/evil.test'],
  ['/\n/evil.test', '\t//evil.test', ' //evil.test', '/a/..//evil.test', '/.//evil.test', '/%2e//evil.test'],
  ['/a/%2E%2e//evil.test', '/a\\..\\\\evil.test', '//here.invalid/x', '/\\here.invalid/x', '//'],
  [
    'https://user:secret@x.test',
    'https://bank.test@evil.test/',
    'https://',
    'http://[bad',
    'https://x.test\\@y',
  ],
  ['', ' ', '\n', '/work ', '/work\u0007', '/work\u0085', 'https://x.test/\u007f', 'https://x\u2003.test'],
].flat()

const NOT_STRINGS = [null, undefined, 0, true, {}, [], ['/work'], { toString: () => '/work' }, new URL(API)]

const urlish = fc.string({
  unit: fc.constantFrom(
    ...['/', '/', '\\', '.', '..', '%2e', '%2f', '%5C', '%25', '%00', ':', '@', '?', '#', ' ', '\t', '\n'],
    ...[
      '\u0000',
      '\u00a0',
      'javascript:',
      'https:',
      'HTTP:',
      'data:',
      'blob:',
      'mailto:',
      'evil.test',
      'a',
      'é',
    ],
  ),
  maxLength: 8,
})
const anyText = fc.oneof(urlish, fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true }))

describe('safeLinkUrl', () => {
  it.each([
    ['https://x.test', 'https://x.test/'],
    ['HTTP://X.test/A?b=c#d', 'http://x.test/A?b=c#d'],
    ['https://x.test/a b', 'https://x.test/a%20b'],
    ['mailto:hi@x.test?subject=Two words', 'mailto:hi@x.test?subject=Two%20words'],
    ['tel:+1-714-555-0100', 'tel:+1-714-555-0100'],
    ['/', '/'],
    ['/work?q=a%2Fb&tech=react#top', '/work?q=a%2Fb&tech=react#top'],
    ['/projects/web%20designs/3', '/projects/web%20designs/3'],
    ['/@evil.test', '/@evil.test'],
    ['/a//b', '/a//b'],
    ['/a/../b', '/b'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    ['/café', '/caf%C3%A9'],
  ])('lets %j through as %j', (value, url) => {
    expect(safeLinkUrl(value)).toBe(url)
  })

  it('resolves a path against a base', () => {
    expect(safeLinkUrl('/files/1', API)).toBe(`${API}/files/1`)
    expect(safeLinkUrl('https://x.test/a', API)).toBe('https://x.test/a')
    expect(safeLinkUrl('//evil.test', API)).toBeNull()
    expect(safeLinkUrl('/x', 'javascript:alert(1)')).toBeNull()
    expect(safeLinkUrl('/x', 'javascript:/')).toBeNull()
    expect(safeLinkUrl('/x', 'https://[bad')).toBeNull()
  })

  it.each([...HOSTILE, ...NOT_STRINGS, 'blob:https://x.test/1', 'work', './work', '../work', '#a', '?q=1'])(
    'refuses %j',
    (value) => {
      expect(safeLinkUrl(value)).toBeNull()
    },
  )

  it('never lets another scheme, another host by a path, or a second reading through', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const url = safeLinkUrl(value)
        if (url === null) return
        const seen = new URL(url, 'https://page.test/deep/path')
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(seen.protocol)
        if (url.startsWith('/')) expect(seen.origin).toBe('https://page.test')
        expect(safeLinkUrl(url)).toBe(url)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('safeMediaUrl', () => {
  it.each([
    ['https://cdn.test/a.png', API, 'https://cdn.test/a.png'],
    ['http://cdn.test/a.png', '', 'http://cdn.test/a.png'],
    ['blob:https://page.test/7d3f', API, 'blob:https://page.test/7d3f'],
    ['/uploads/a.png', '', '/uploads/a.png'],
    ['uploads/a.png?w=2', '', '/uploads/a.png?w=2'],
    ['../../a.png', '', '/a.png'],
    ['/uploads/a.png', API, `${API}/uploads/a.png`],
    ['uploads/a b.png', API, `${API}/uploads/a%20b.png`],
    ['uploads/a.png', `${API}/v2`, `${API}/v2/uploads/a.png`],
    ['uploads/a.png', `${API}/v2/`, `${API}/v2/uploads/a.png`],
    ['/uploads/a.png', 'http://localhost:4000', 'http://localhost:4000/uploads/a.png'],
    ['uploads/a.png', '/proxy', '/proxy/uploads/a.png'],
  ])('lets %j with the base %j through as %j', (value, base, url) => {
    expect(safeMediaUrl(value, base)).toBe(url)
  })

  it.each([...HOSTILE, ...NOT_STRINGS, 'mailto:a@x.test', 'tel:1'])('refuses %j', (value) => {
    expect(safeMediaUrl(value, '')).toBeNull()
    expect(safeMediaUrl(value, API)).toBeNull()
  })

  it('never lets another scheme through, and a relative URL never leaves its base', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('', API, `${API}/v2`, '/proxy'), (value, base) => {
        const url = safeMediaUrl(value, base)
        if (url === null) return
        const seen = new URL(url, 'https://page.test/deep/path')
        expect(['http:', 'https:', 'blob:']).toContain(seen.protocol)
        if (/^[a-z]+:/i.test(value)) return
        expect(seen.origin).toBe(base.startsWith('https') ? API : 'https://page.test')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('safeReturnPath', () => {
  it.each([
    ['/', '/'],
    ['/my-projects', '/my-projects'],
    ['/work?q=a%2Fb&next=https://x.test#top', '/work?q=a%2Fb&next=https://x.test#top'],
    ['/projects/web%20designs/3', '/projects/web%20designs/3'],
    ['/a/../cart', '/cart'],
  ])('goes back to %j', (value, path) => {
    expect(safeReturnPath(value, '/dashboard')).toBe(path)
  })

  it.each([
    ...HOSTILE,
    ...NOT_STRINGS,
    ...[
      'https://x.test/',
      'http://here.invalid/x',
      'mailto:a@x.test',
      'cart',
      './cart',
      '?q=1',
      '#a',
      ' /cart',
    ],
    ...[
      '/%5Cevil.test',
      '/%5cevil.test',
      '/%2Fevil.test',
      '/%2f%2fevil.test',
      '/%255Cevil.test',
      '/%252Fevil',
    ],
    ...['/..%2f/evil.test', '/a%5C..%5C', '/cart%0d%0aX: 1', '/%09/evil.test', '/%00', '/cart%7F'],
  ])('falls back for %j', (value) => {
    expect(safeReturnPath(value, '/dashboard')).toBe('/dashboard')
  })

  it('stays on any origin, also after its path is decoded or joined to the origin by hand', () => {
    const origins = fc.constantFrom('https://page.test', 'http://localhost:5173', 'https://a.b.test:8443')
    const paths = fc.oneof(
      anyText,
      anyText.map((text) => `/${text}`),
      fc.webPath().map((path) => `/${path}`),
    )
    fc.assert(
      fc.property(paths, origins, (value, origin) => {
        const path = safeReturnPath(value, '/fallback')
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(new URL(path, `${origin}/deep/path?x=1`).origin).toBe(origin)
        expect(new URL(origin + path).origin).toBe(origin)
        const [pathname = ''] = path.split(/[?#]/)
        expect(new URL(decodeURIComponent(pathname.replace(/%(?![\da-f]{2})/gi, '%25')), origin).origin).toBe(
          origin,
        )
        expect(safeReturnPath(path, '/other')).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })
})
