import { parseUrl } from '@/lib/parseUrl'
import type { Studio } from '../backend/Studio'
import { demoUserId } from '../fixtures/users'

/** Stands for the page's own origin while a path is judged; never appears in a result. */
const HERE = 'http://here.invalid'

const SIGN_IN_PAGE = '/login'

/**
 * The page to come back to: the sign-in page of an http(s) origin, or a path of this site. Anything else
 * gives this site's sign-in page, for tokens are about to be sent there.
 */
export function returnPage(returnTo: unknown): string {
  if (typeof returnTo !== 'string') return SIGN_IN_PAGE
  const url = parseUrl(returnTo, HERE)
  if (!url) return SIGN_IN_PAGE
  if (returnTo.startsWith('/') && url.origin === HERE && !url.pathname.startsWith('//'))
    return url.pathname + url.search
  const isOrigin = /^https?:$/.test(url.protocol) && returnTo.replace(/\/$/, '') === url.origin
  return isOrigin ? url.origin + SIGN_IN_PAGE : SIGN_IN_PAGE
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * What stands in for a provider's consent page: it offers the demo client and brings back tokens and user
 * in the fragment (spec section 7, social sign-in). `query.return_to` says where to; plain HTML, no script.
 */
export function consentPage(provider: string, studio: Studio, query: unknown): string {
  const page = returnPage((query as { return_to?: unknown } | null)?.return_to)
  const { accessToken, refreshToken, user } = studio.auth.signInAs(demoUserId('client'))
  const brought = { accessToken, refreshToken, user: JSON.stringify(user) }
  // %20, not +, for spaces: every reader of fragments decodes that.
  const fragment = Object.entries(brought).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<title>Continue with ${escaped(provider)}</title>
</head>
<body>
<main>
<h1>Continue with ${escaped(provider)}</h1>
<p>This page stands in for ${escaped(provider)}. No account is asked for and nothing leaves this machine.</p>
<p><a href="${escaped(`${page}#${fragment.join('&')}`)}">Continue as ${escaped(user.fullName)} (demo account)</a></p>
<p><a href="${escaped(page)}">Cancel</a></p>
</main>
</body>
</html>
`
}
