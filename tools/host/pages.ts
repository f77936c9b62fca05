import { readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** The addresses of the pages that were drawn into a build, decoded: `services.html` is /services. Home is not named. */
export function pagesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== '404.html' && name !== 'index.html')
    .map((name) => `/${name.replaceAll(sep, '/').slice(0, -'.html'.length)}`)
    .sort()
}

/** Endings of the files that are packed beforehand, each beside itself. */
const PACKED = 'html|js|css|svg|json|xml|txt|webmanifest'
export const TEXT_FILE = new RegExp(`\\.(?:${PACKED})$`)
/** What ends as a packed file does, which a host sends in place of the other, and to nobody as itself. */
export const PACKED_FILE = new RegExp(`\\.(?:${PACKED})\\.(?:br|gz)$`)

/** Films and sounds: Safari plays only those that it gets in parts. */
export const MEDIA_FILE = /\.(?:mp4|m4v|mov|webm|ogv|mp3|m4a|aac|ogg|oga|opus|wav|flac)$/

/** Files beside the site that speak to one kind of host, and are nobody's page. */
export const HOST_FILES: readonly string[] = ['/_headers', '/_redirects']

/** How long a browser may keep what lies at a path; the path without the site's base. */
export const CACHE = {
  /** Their names change with their content. */
  '/assets/': 'public, max-age=31536000, immutable',
  /** May be edited at any time. */
  '/config.js': 'no-store',
  /** Pages, and files whose names stay: asked for again, sent again only when changed. */
  '': 'no-cache',
} as const

/** The Cache-Control of a path. */
export function cacheControl(path: string): string {
  if (path === '/config.js') return CACHE['/config.js']
  return path.startsWith('/assets/') ? CACHE['/assets/'] : CACHE['']
}
