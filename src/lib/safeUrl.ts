import { parseUrl } from './parseUrl'

// URLs from data are used only if http(s), mailto, tel, a path of this site, or blob: for media. Each
// function returns what the URL parser made of its input, so that what was judged is what is used.

/** Stands for the page's own origin while a path is judged; never appears in a result. */
const HERE = 'http://here.invalid'

const WEB = ['http:', 'https:']
const LINK = [...WEB, 'mailto:', 'tel:']
const MEDIA = [...WEB, 'blob:']

/** Control characters, backslashes, whitespace other than an inner space: parsers drop or rewrite them. */
const TRICKS = /[\p{Cc}\\]|[^\S ]|^ | $/u

/** Slash, backslash, percent sign or control character written as %XX: a second decoding would free it. */
const ENCODED_TRICKS = /%(?:2f|5c|25|[01][0-9a-f]|7f)/i

function clean(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && !TRICKS.test(value) ? value : null
}

/** The href of an absolute URL with an allowed scheme and no user name in it (https://bank.com@evil.com). */
function allowed(url: URL, schemes: string[]): string | null {
  return schemes.includes(url.protocol) && !url.username && !url.password ? url.href : null
}

/**
 * A relative URL resolved against `base`, which it may not leave: an absolute URL if base is one, else a
 * path of this site. A path that collapses to '//…' is refused, for it would name another host.
 */
function resolve(text: string, base: string): string | null {
  const root = text.startsWith('//') ? null : parseUrl(base.endsWith('/') ? base : `${base}/`, HERE)
  const url = root && parseUrl(text, root)
  if (!url || url.origin !== root.origin || !WEB.includes(url.protocol)) return null
  if (url.pathname.startsWith('//')) return null
  return url.origin === HERE ? url.pathname + url.search + url.hash : url.href
}

/**
 * A URL that may stand in an href: http(s), mailto, tel, or a path that starts with one '/'. The path is
 * resolved against `base` (an absolute http(s) URL) if given, else stays a path of this site. Anything
 * else (other schemes, hidden characters, '//host', embedded user names, no string) gives null; never
 * throws. Design section 10.
 */
export function safeLinkUrl(value: unknown, base = ''): string | null {
  const text = clean(value)
  if (text === null) return null
  const url = parseUrl(text)
  if (url) return allowed(url, LINK)
  return text.startsWith('/') ? resolve(text, base) : null
}

/**
 * A URL that may stand in a src: http(s), blob:, or a relative URL, resolved against `apiBase` (absolute
 * http(s) URL; empty = this site, as in design section 4). data: and anything else give null; never
 * throws. Design section 10.
 */
export function safeMediaUrl(value: unknown, apiBase: string): string | null {
  const text = clean(value)
  if (text === null) return null
  const url = parseUrl(text)
  return url ? allowed(url, MEDIA) : resolve(text, apiBase)
}

/**
 * The path to go back to after a sign-in: `value` if it is a path of this site starting with one '/',
 * else `fallback` (which is trusted). Stricter than a link: no encoded slash, backslash, percent sign or
 * control character in the path either, so that decoding it again cannot lead elsewhere. Never throws.
 * Design section 5.
 */
export function safeReturnPath(value: unknown, fallback: string): string {
  const text = clean(value)
  const path = text?.startsWith('/') ? resolve(text, '') : null
  return path === null || ENCODED_TRICKS.test(path.replace(/[?#].*$/, '')) ? fallback : path
}
