import { SECURITY_HEADERS } from '../vite/policy.ts'
import { CACHE } from './pages.ts'
import type { BuiltSite } from './readSite.ts'

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * `_headers` of Netlify and Cloudflare Pages. Pages get no Cache-Control here: both hosts ask again for them by
 * themselves, and would join two rules for one header. Cloudflare Pages, unlike Netlify, sends a rule's headers with its
 * 404s too: of /assets/ one may be kept for a year. No rule asks for a status, and one a file would be more than its 100.
 */
export function headersFile({ base, policy }: BuiltSite): string {
  const root = base.slice(0, -1)
  return `${[
    rule(`${root}/*`, { ...SECURITY_HEADERS, 'Content-Security-Policy': policy }),
    rule(`${root}/assets/*`, { 'Cache-Control': CACHE['/assets/'] }),
    rule(`${root}/config.js`, { 'Cache-Control': CACHE['/config.js'] }),
  ].join('\n\n')}\n`
}

/**
 * `_redirects` of the same hosts: what only leads on. They find pages and 404.html by themselves, but Netlify no 404.html
 * in a folder; Cloudflare Pages passes over that line. Twice, since for plainer hosts a file lies at each such address:
 * Netlify sends that unless told `301!`, which Cloudflare Pages does not know and passes over as well. No line here can
 * tell an encoded slash from a slash, as nginx is told to: what these hosts make of one is theirs.
 */
export function redirectsFile({ base, redirects }: BuiltSite): string {
  const root = base.slice(0, -1)
  const lines = redirects.flatMap(([from, to]) =>
    ['301!', '301'].map((status) => `${root}${from} ${root}${to} ${status}\n`),
  )
  return [...lines, ...(root ? [`${root}/* ${root}/404.html 404\n`] : [])].join('')
}
