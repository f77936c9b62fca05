import { runInNewContext } from 'node:vm'
import { readSettings, type Settings } from '../../src/runtime/settings.ts'
import { inlineScriptHashes } from './headScript.ts'

/** The settings that a config.js makes in the page. @throws when it is broken, as it would in the page. */
export function settingsOf(configScript: string, buildBase?: string): Settings {
  const window: { __APP_CONFIG__?: unknown } = {}
  runInNewContext(configScript, { window }, { timeout: 5000 })
  return readSettings(window.__APP_CONFIG__, buildBase)
}

/**
 * Reads a deployment's settings anew each time, since config.js may be edited while the site is served. One that is
 * missing or broken gives what the app then has too, its defaults, and is told of once.
 */
export function readDeployment(
  read: () => string,
  buildBase: string | undefined,
  warn: (text: string) => void,
): () => Settings {
  let known: { text: string | null; settings: Settings } | null = null
  return () => {
    let text: string | null = null
    try {
      text = read()
      if (known?.text !== text) known = { text, settings: settingsOf(text, buildBase) }
    } catch (error) {
      if (!known || known.text !== text)
        warn(`config.js cannot be read, so its settings do not count: ${String(error)}`)
      known = { text, settings: readSettings(undefined, buildBase) }
    }
    return known.settings
  }
}

/** The API's place as a policy names it; null for the site's own. */
function apiSource({ apiBase }: Settings): string | null {
  const here = 'https://here.invalid'
  const { origin, host } = new URL(apiBase, here)
  if (origin === here) return null
  // Without a scheme both mean the page's own.
  return apiBase.startsWith('//') ? host : origin
}

/** The content security policy of a built page: no unsafe-inline, no unsafe-eval, the API's origin where it is another. */
export function contentSecurityPolicy(html: string, settings: Settings): string {
  const api = apiSource(settings)
  const own = (...more: string[]) => ["'self'", ...more, ...(api ? [api] : [])].join(' ')
  return Object.entries({
    'default-src': "'none'",
    'script-src': ["'self'", ...inlineScriptHashes(html)].join(' '),
    'style-src': "'self'",
    'font-src': "'self'",
    // Pictures that people name themselves come from anywhere, but only over https.
    'img-src': own('blob:', 'https:'),
    'media-src': own('blob:', 'https:'),
    'connect-src': own(),
    'manifest-src': "'self'",
    'form-action': own(),
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** Headers of every answer, beside the policy of pages. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // The origin alone, to the site itself too: the address may hold a social sign-in's tokens until the script runs.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}
