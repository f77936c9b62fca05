import { parseUrl } from '../lib/parseUrl.ts'

/** Who may sign people in besides the site itself (spec section 7). */
export const PROVIDERS = ['google', 'github'] as const

export type Provider = (typeof PROVIDERS)[number]

/** Run-time settings of a deployment: `public/config.js` sets them on `window.__APP_CONFIG__` before the app starts. */
export interface Settings {
  /** Origin (and path) in front of `/api/v1`, without a trailing slash; empty means the page's own origin. */
  apiBase: string
  /** Names of the extensions of the contract that the backend has. */
  extensions: readonly string[]
  /** The providers of social sign-in that the API has: both where nothing is said, none where it has none. */
  socialSignIn: readonly Provider[]
  /** Where crash reports are sent; empty, they stay in the page. */
  errorEndpoint: string
  /** Whether the page measures itself and says so in `app:vital` events. */
  webVitals: boolean
}

const HERE = 'https://here.invalid'

/** A base as it is used, or empty for what can be no http(s) address: a slip there must not stop the site. */
function cleanBase(base: string): string {
  const clean = base.trim().replace(/\/+$/, '')
  // `https:` alone is no place, but it can be parsed.
  if (/^https?:(?!\/\/)/i.test(clean)) return ''
  return /^https?:$/.test(parseUrl(clean, HERE)?.protocol ?? '') ? clean : ''
}

/** A list counts, and `false` is an empty one; whatever else stands there means both. */
function readProviders(value: unknown): readonly Provider[] {
  if (value === false) return []
  return Array.isArray(value) ? PROVIDERS.filter((provider) => value.includes(provider)) : PROVIDERS
}

/**
 * Reads the settings; what is missing or of the wrong type takes its default (the build's base, else the own
 * origin). `mediaSources` is the host's, which makes the page's security policy of it (`tools/host/hostSettings.ts`).
 */
export function readSettings(config: unknown, buildBase: string | undefined): Settings {
  // What is no object becomes one without any of them.
  const given = Object(config) as Record<string, unknown>
  const { apiBase, extensions, socialSignIn, errorEndpoint, webVitals } = given
  const base = typeof apiBase === 'string' && apiBase.trim() ? apiBase : (buildBase ?? '')
  return {
    apiBase: cleanBase(base),
    extensions: Array.isArray(extensions) ? extensions.filter((one) => typeof one === 'string') : [],
    socialSignIn: readProviders(socialSignIn),
    // Nothing is put behind it, so it stays as written: `/in/` is not `/in` to every server.
    errorEndpoint: typeof errorEndpoint === 'string' && cleanBase(errorEndpoint) ? errorEndpoint.trim() : '',
    webVitals: webVitals === true,
  }
}

/** The API's base, absolute: `{apiBase}/api/v1`. */
export function apiBaseUrl(settings: Settings, pageUrl: string): string {
  return new URL(`${settings.apiBase}/api/v1`, pageUrl).href
}

/** What holds where `config.js` says nothing. */
export const DEFAULT_SETTINGS: Settings = /* @__PURE__ */ readSettings({}, undefined)
