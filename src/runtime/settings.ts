/** Run-time settings of a deployment: `public/config.js` sets them on `window.__APP_CONFIG__` before the app starts. */
export interface Settings {
  /** Origin (and path) in front of `/api/v1`, without a trailing slash; empty means the page's own origin. */
  apiBase: string
  /** Names of the extensions of the contract that the backend has. */
  extensions: readonly string[]
}

const HERE = 'https://here.invalid'

/** A base as it is used, or empty for what can be no http(s) address: a slip there must not stop the site. */
function cleanBase(base: string): string {
  const clean = base.trim().replace(/\/+$/, '')
  // `https:` alone is no place, but it can be parsed.
  if (/^https?:(?!\/\/)/i.test(clean)) return ''
  return URL.canParse(clean, HERE) && /^https?:$/.test(new URL(clean, HERE).protocol) ? clean : ''
}

/**
 * Reads the settings; what is missing or of the wrong type takes its default (the build's base, else the own
 * origin). The host that makes the page's security policy reads them here too, so that both mean the same.
 */
export function readSettings(config: unknown, buildBase: string | undefined): Settings {
  const { apiBase, extensions } = (typeof config === 'object' && config ? config : {}) as Record<
    string,
    unknown
  >
  const base = typeof apiBase === 'string' && apiBase.trim() ? apiBase : (buildBase ?? '')
  return {
    apiBase: cleanBase(base),
    extensions: Array.isArray(extensions) ? extensions.filter((name) => typeof name === 'string') : [],
  }
}

/** The API's base, absolute: `{apiBase}/api/v1`. */
export function apiBaseUrl(settings: Settings, pageUrl: string): string {
  return new URL(`${settings.apiBase}/api/v1`, pageUrl).href
}
