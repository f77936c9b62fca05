import { runInNewContext } from 'node:vm'
import { type HostSettings, isHostName, readHostSettings } from '../host/hostSettings.ts'
import { inlineScriptHashes } from './headScript.ts'

/** The settings that a config.js makes in the page. @throws when it is broken, as it would in the page. */
export function settingsOf(configScript: string, buildBase?: string): HostSettings {
  const window: { __APP_CONFIG__?: unknown } = {}
  runInNewContext(configScript, { window }, { timeout: 5000 })
  return readHostSettings(window.__APP_CONFIG__, buildBase)
}

/**
 * Reads a deployment's settings anew each time, since config.js may be edited while the site is served. One that is
 * missing or broken gives what the app then has too, its defaults, and is told of once.
 */
export function readDeployment(
  read: () => string,
  buildBase: string | undefined,
  warn: (text: string) => void,
): () => HostSettings {
  let known: { text: string | null; settings: HostSettings } | null = null
  return () => {
    let text: string | null = null
    try {
      text = read()
      if (known?.text !== text) known = { text, settings: settingsOf(text, buildBase) }
    } catch (error) {
      if (!known || known.text !== text)
        warn(`config.js cannot be read, so its settings do not count: ${String(error)}`)
      known = { text, settings: readHostSettings(undefined, buildBase) }
    }
    return known.settings
  }
}

const HERE = 'https://here.invalid'

/**
 * An address as a policy names it: its origin; nothing for the site's own, which is allowed already, and for what would
 * say more than a host.
 */
function sourceOf(address: string): string[] {
  const { origin, host, hostname } = new URL(address, HERE)
  if (origin === HERE || !isHostName(hostname)) return []
  // Without a scheme both mean the page's own.
  return [address.startsWith('//') ? host : origin]
}

/**
 * The content security policy of a built page: no unsafe-inline, no unsafe-eval; of others only those that the
 * settings name.
 */
export function contentSecurityPolicy(html: string, settings: HostSettings): string {
  const api = sourceOf(settings.apiBase)
  const reports = settings.errorEndpoint ? sourceOf(settings.errorEndpoint) : []
  const own = (...more: string[]) => [...new Set(["'self'", ...more])].join(' ')
  const media = own('blob:', ...api, ...settings.mediaSources)
  return Object.entries({
    'default-src': "'none'",
    'script-src': own(...inlineScriptHashes(html)),
    'style-src': own(),
    'font-src': own(),
    'img-src': media,
    'media-src': media,
    'connect-src': own(...api, ...reports),
    'manifest-src': own(),
    'form-action': own(...api),
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** Headers of every answer, beside the policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // Browsers heed it over https alone. Other names under the domain are not the site's to decide about.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The origin alone, to the site itself too: the address may hold a social sign-in's tokens until the script runs.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}
