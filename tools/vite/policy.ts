import { runInNewContext } from 'node:vm'
import { inlineScriptHashes } from './headScript.ts'

/** The origin of the API that a config.js names; null for the site's own. */
export function apiOriginOf(configScript: string): string | null {
  const window: { __APP_CONFIG__?: { apiBase?: unknown } } = {}
  runInNewContext(configScript, { window })
  const base = window.__APP_CONFIG__?.apiBase
  return typeof base === 'string' && /^https?:\/\//.test(base) ? new URL(base).origin : null
}

/** The content security policy of a built page: no unsafe-inline, no unsafe-eval, the API's origin where it is another. */
export function contentSecurityPolicy(html: string, configScript: string): string {
  const api = apiOriginOf(configScript)
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
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}
