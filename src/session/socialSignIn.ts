import { isAddressable } from '@/lib/addressable'
import type { Clock, KeyValueStorage } from '@/lib/ports'
import { publicFile } from '@/lib/publicFile'
import type { User } from './roles'
import type { StoredSession } from './storedSession'

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

/** `none`: the address holds no answer. `refused`: not asked for, unreadable, called off, or nobody answered. */
export type SocialAnswer =
  | { kind: 'none' }
  | { kind: 'refused' }
  | { kind: 'session'; session: StoredSession }

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
 * Reads the answer of a social sign-in from an address and uses up the tab's mark. Without a clock a mark counts however
 * old it is: the time of a faked backend, by which it was set, is not known so early.
 */
export function takeSocialAnswer(
  href: string,
  tabStorage: KeyValueStorage,
  clock: Clock | null,
): SocialAnswer {
  const url = new URL(href)
  const mark = tabStorage.get(MARK)
  const asked = mark !== null && (!clock || clock.now() - Number(mark) <= COUNTS_MS)
  // Without the mark an `error` may be anybody's; tokens are refused, and so leave the address, in any case.
  const names = ['accessToken', 'token', ...(asked ? ['error'] : [])]
  const parameters = isProvider(url) ? url.searchParams : answerIn(url, names)
  if (!parameters) return { kind: 'none' }
  tabStorage.remove(MARK)
  const accessToken = parameters.get('accessToken') ?? parameters.get('token')
  if (!asked || !accessToken) return { kind: 'refused' }
  const user = parseUser(parameters.get('user')) ?? claimsOf(accessToken)
  if (!user) return { kind: 'refused' }
  return {
    kind: 'session',
    session: { accessToken, refreshToken: parameters.get('refreshToken') || null, user },
  }
}

/** Numbers too, as with a password (`textOf` of src/api). */
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

function asUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const raw = value as Record<string, unknown>
  const id = text(raw.id ?? raw._id ?? raw.sub)
  if (!id || !isAddressable(id)) return null
  return { ...raw, id, fullName: text(raw.fullName ?? raw.name), email: text(raw.email) } as User
}

function parseUser(json: string | null): User | null {
  if (!json) return null
  try {
    return asUser(JSON.parse(json))
  } catch {
    return null
  }
}

/** The readable claims of a JWT; they are shown, never trusted. */
function claimsOf(token: string): User | null {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
    return asUser(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}
