import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingsScript } from '../test/settings.mjs'
import { configIn } from './deployment.ts'
import { settingMistakes } from './settingMistakes.ts'

const WITHOUT = "apiBase is the API's origin, without /api/v1"
const TAKEN = (part: string) => `holds a ${part}, which would take in what the app adds: ${WITHOUT}`
/** As a shell or a pipeline writes one. */
const variable = (name: string) => `$\{${name}}`
const UNFILLED = 'holds a placeholder that nothing has filled in'
const NO_HOST = 'names no single host: letters, digits, "." and "-" alone may stand in one'
const IPV6 = 'cannot be used: browsers allow no IPv6 address in a policy: name a host'
const NAMES = 'apiBase, extensions, socialSignIn, mediaSources, errorEndpoint, webVitals'

describe('settings', () => {
  it('as the next build has them can be used, whatever a studio has made of them', () => {
    const config = configIn(
      readFileSync(join(import.meta.dirname, '../../public/config.js'), 'utf8'),
    ) as object
    expect(settingMistakes({ ...config }, undefined)).toEqual([])
  })

  it('as the tests have them are whole, and each is known', () => {
    const config = configIn(settingsScript()) as object
    expect(settingMistakes({ ...config }, undefined)).toEqual([])
    expect(Object.keys(config).join(', ')).toBe(NAMES)
  })

  it.each<Record<string, unknown>>([
    {},
    { apiBase: '/backend' },
    { apiBase: 'https://api.studio.example/api' },
    { extensions: ['submissions', 'thread', 'shop'] },
    { extensions: null },
    { socialSignIn: false },
    { socialSignIn: [] },
    { socialSignIn: ['github'] },
    { webVitals: true },
    { mediaSources: null },
    { apiBase: 'https://api.example/@studio' },
    { errorEndpoint: 'https://errors.example/in/?key=a@b.example#x' },
    { errorEndpoint: 'https://errors.example/$batch;a,b/*?x=%25' },
    { apiBase: 'https://büro.example:8443' },
    { apiBase: 'http://127.0.0.1:4000' },
    { apiBase: '//API.studio.example' },
    { apiBase: '//' },
  ])('that the app takes as they stand are left alone: %j', (config) => {
    expect(settingMistakes(config, undefined)).toEqual([])
  })

  it.each<[Record<string, unknown>, ...lines: string[]]>([
    [
      { apiBase: 'https://api.example/api/v1' },
      `apiBase: 'https://api.example/api/v1' ends in what the app adds: ${WITHOUT}`,
    ],
    [{ apiBase: '/api/v1/ ' }, `apiBase: '/api/v1/ ' ends in what the app adds: ${WITHOUT}`],
    [
      { apiBase: 'https://user:pw@api.example' },
      "apiBase: 'https://…@api.example' holds a name or password, which everybody could read in config.js",
    ],
    [
      { errorEndpoint: '//key@errors.example/in/' },
      "errorEndpoint: '//…@errors.example/in/' holds a name or password, which everybody could read in config.js",
    ],
    [
      { apiBase: 'ftp://user:p/w?@api.example/in?key=k#t' },
      "apiBase: 'ftp://…@api.example/in?…' is neither empty, nor begins with https://, http:// or /",
    ],
    [
      { errorEndpoint: 'user:pw@errors.example#token' },
      "errorEndpoint: '…@errors.example#…' is neither empty, nor begins with https://, http:// or /",
    ],
    [
      { mediaSources: ['https://user:pw@media.example'] },
      "mediaSources: 'https://…@media.example' is neither an origin such as https://media.example, nor https:",
    ],
    [
      { apibase: 'https://user:pw@api.example' },
      "apibase: 'https://…@api.example' is no setting that the app knows; is apiBase meant?",
    ],
    [
      { apiBase: `https://${variable('API_HOST')}` },
      `apiBase: 'https://${variable('API_HOST')}' ${UNFILLED}`,
    ],
    [{ apiBase: 'https://$API_HOST/v2' }, `apiBase: 'https://$API_HOST/v2' ${UNFILLED}`],
    [{ apiBase: '{{ apiBase }}' }, `apiBase: '{{ apiBase }}' ${UNFILLED}`],
    [{ errorEndpoint: 'https://<errors>' }, `errorEndpoint: 'https://<errors>' ${UNFILLED}`],
    [{ errorEndpoint: '%ERRORS%' }, `errorEndpoint: '%ERRORS%' ${UNFILLED}`],
    [{ errorEndpoint: `/in?key=${variable('KEY')}` }, `errorEndpoint: '/in?…' ${UNFILLED}`],
    [
      { apiBase: `https://user:${variable('PW')}@api.example` },
      "apiBase: 'https://…@api.example' holds a name or password, which everybody could read in config.js",
    ],
    [{ apiBase: 'https://x.example;sandbox' }, `apiBase: 'https://x.example;sandbox' ${NO_HOST}`],
    [{ apiBase: 'https://api.studio.example;' }, `apiBase: 'https://api.studio.example;' ${NO_HOST}`],
    [{ apiBase: 'http://[::1]:4000' }, `apiBase: 'http://[::1]:4000' ${IPV6}`],
    [{ errorEndpoint: '//[2001:db8::7]/in' }, `errorEndpoint: '//[2001:db8::7]/in' ${IPV6}`],
    // As docker-compose names one: Chromium drops it from a policy.
    [{ apiBase: 'http://api_server:4999' }, `apiBase: 'http://api_server:4999' ${NO_HOST}`],
    [{ apiBase: 'https://*.example' }, `apiBase: 'https://*.example' ${NO_HOST}`],
    [{ errorEndpoint: 'https://a,b.example' }, `errorEndpoint: 'https://a,b.example' ${NO_HOST}`],
    [{ errorEndpoint: '//"a".example' }, `errorEndpoint: '//"a".example' ${NO_HOST}`],
    [{ apiBase: 'https://api.example?x=1' }, `apiBase: 'https://api.example?…' ${TAKEN('query')}`],
    [{ apiBase: '/backend/#a?b' }, `apiBase: '/backend/#…' ${TAKEN('hash')}`],
    [
      { apiBase: 'https://api.example/api/v1?x#y' },
      `apiBase: 'https://api.example/api/v1?…' ends in what the app adds: ${WITHOUT}`,
      `apiBase: 'https://api.example/api/v1?…' ${TAKEN('query')}`,
      `apiBase: 'https://api.example/api/v1?…' ${TAKEN('hash')}`,
    ],
    [{ apibase: '/a' }, "apibase: '/a' is no setting that the app knows; is apiBase meant?"],
    [{ toString: 1 }, `toString: 1 is no setting that the app knows; those are ${NAMES}`],
    [{ extensions: 'shop' }, "extensions: 'shop' is no list of 'submissions', 'thread', 'shop'"],
    [
      { extensions: ['shop', 'Thread', 7] },
      "extensions: 'Thread' is none of 'submissions', 'thread', 'shop'",
      "extensions: 7 is none of 'submissions', 'thread', 'shop'",
    ],
    [{ socialSignIn: true }, "socialSignIn: true is neither false nor a list of 'google', 'github'"],
    [{ socialSignIn: null }, "socialSignIn: null is neither false nor a list of 'google', 'github'"],
    [{ socialSignIn: ['google', 'GitHub'] }, "socialSignIn: 'GitHub' is none of 'google', 'github'"],
    [{ webVitals: 'true' }, "webVitals: 'true' is neither true nor false"],
    [{ mediaSources: 'https:' }, "mediaSources: 'https:' is no list"],
    [{ mediaSources: 'https://user:pw@media.example' }, "mediaSources: 'https://…@media.example' is no list"],
    [
      {
        extensions: 'user:pw@a',
        socialSignIn: ['user:pw@b', { key: 'pw@c' }],
        webVitals: 'in?key=k',
        keys: ['pw@d'],
        store: { key: 'pw@e' },
      },
      "extensions: '…@a' is no list of 'submissions', 'thread', 'shop'",
      "socialSignIn: '…@b' is none of 'google', 'github'",
      "socialSignIn: [Object] is none of 'google', 'github'",
      "webVitals: 'in?…' is neither true nor false",
      `keys: [Array] is no setting that the app knows; those are ${NAMES}`,
      `store: [Object] is no setting that the app knows; those are ${NAMES}`,
    ],
    [
      { webVitals: 1, socialSignIn: 'google', colour: 'red' },
      "socialSignIn: 'google' is neither false nor a list of 'google', 'github'",
      'webVitals: 1 is neither true nor false',
      `colour: 'red' is no setting that the app knows; those are ${NAMES}`,
    ],
  ])('that the app passes over are told, all at once: %j', (config, ...lines) => {
    expect(settingMistakes(config, undefined)).toEqual(lines)
  })

  it("of the build's own base are told where it counts", () => {
    expect(settingMistakes({}, 'https://api.example/api/v1')).toEqual([
      `VITE_API_BASE: 'https://api.example/api/v1' ends in what the app adds: ${WITHOUT}`,
    ])
    expect(settingMistakes({ apiBase: 'https://api.example' }, 'https://x.example/api/v1')).toEqual([])
  })
})
