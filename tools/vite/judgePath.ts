import { parseUrl } from '../../src/lib/parseUrl.ts'

/** What a host says to a request's path: the app, another address, the app's 404 page, or that it is no path. */
export type Verdict = { status: 200 | 400 | 404 } | { status: 301; location: string }

/** As nginx does it: an encoded slash is a slash. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** How paths are compared: letter case and slashes at the end do not count. */
const key = (decodedPath: string) => decodedPath.replace(/(?<=.)\/+$/, '').toLowerCase()

/**
 * Judges a request by the list of real paths. What is answered with 200 or 404 is what the router in the page shows
 * too: it knows a page by its one address alone. `/Login`, `/login/`, `/login.html` and `/index.html` lead on to that,
 * the query kept; else search engines would find each page several times. A host that does not lead on has no such
 * file and sends the 404 page. A path that only leads on does so at once, without its query. An encoded slash leads on
 * as well: on the disk it is a slash, to the router none.
 */
export function judgePath(
  url: string,
  paths: readonly string[],
  redirects: readonly (readonly [from: string, to: string])[] = [],
): Verdict {
  // An absolute URL is what a proxy is asked; `//host` is a path here, never a host.
  const parsed = url.startsWith('/') ? parseUrl(`http://preview${url}`) : null
  if (!parsed) return { status: 400 }
  const { pathname, search } = parsed
  const asked = decoded(pathname)
  if (asked === null) return { status: 400 }
  const page = key(asked.replace(/(?:\/index)?\.html$/i, '') || '/')
  const onward = redirects.find(([from]) => key(from) === page)
  if (onward) return { status: 301, location: onward[1] }
  const real = paths.map((path) => decoded(path) ?? path).find((path) => key(path) === page)
  if (real === undefined) return { status: 404 }
  const isItsAddress = real === asked && !/%2f/i.test(pathname)
  return isItsAddress ? { status: 200 } : { status: 301, location: encodeURI(real) + search }
}
