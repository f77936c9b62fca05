import type { Clock, KeyValueStorage } from '@/lib/ports'
import { publicFile } from '@/lib/publicFile'

/**
 * When this tab left for a social sign-in; tokens in an address count only where it stands, and not for ever: who gave
 * up there must not be signed in by a link of somebody else's later.
 */
const MARK = 'app_socialSignIn'
const COUNTS_MS = 10 * 60_000

/** Remembers that this tab asks for a social sign-in now. */
export function markSocialSignIn(tabStorage: KeyValueStorage, clock: Clock): void {
  tabStorage.set(MARK, String(clock.now()))
}

/** What stood in the address of who came back from a social sign-in, or seems to have. */
export interface SocialReturn {
  /** Whether this tab has asked for it: an answer that it has not may be anybody's. */
  asked: boolean
  parameters: URLSearchParams
}

/** The part of an address that holds what a social sign-in brings back: tokens, or the provider's `error`. */
function answerIn(url: URL, names: readonly string[]): URLSearchParams | undefined {
  const parts = [url.searchParams, new URLSearchParams(url.hash.replace(/^#/, ''))]
  return parts.find((part) => names.some((name) => part.has(name)))
}

/** The address of a provider within this site: who arrives there met a host without social sign-in. */
export const isProvider = (url: URL) => /\/api\/v1\/auth\/(google|github)$/.test(url.pathname)

/** The same address without anything that a social sign-in brought; the sign-in page, if it led nowhere. */
export function withoutTokens(href: string): string {
  const url = new URL(href)
  if (isProvider(url)) return new URL(publicFile('/login'), url).href
  for (const name of ['accessToken', 'token', 'refreshToken', 'user', 'error', 'error_description'])
    url.searchParams.delete(name)
  if (/(^#|&)(accessToken|token|error)=/.test(url.hash)) url.hash = ''
  return url.href
}

/**
 * Finds what a social sign-in left in an address, null if nothing, and uses up the tab's mark; `socialSession` reads it.
 * Without a clock a mark counts however old it is: the time of a faked backend, by which it was set, is not known so early.
 */
export function takeSocialReturn(
  href: string,
  tabStorage: KeyValueStorage,
  clock: Clock | null,
): SocialReturn | null {
  const url = new URL(href)
  const mark = tabStorage.get(MARK)
  const asked = mark !== null && (!clock || clock.now() - Number(mark) <= COUNTS_MS)
  // Without the mark an `error` may be anybody's; tokens are refused, and so leave the address, in any case.
  const names = ['accessToken', 'token', ...(asked ? ['error'] : [])]
  const parameters = isProvider(url) ? url.searchParams : answerIn(url, names)
  if (!parameters) return null
  tabStorage.remove(MARK)
  return { asked, parameters }
}
