import { isAddressable } from '@/lib/addressable'
import type { KeyValueStorage } from '@/lib/ports'
import { publicFile } from '@/lib/publicFile'
import type { User } from './roles'
import type { StoredSession } from './storedSession'

/** Set by this tab when it leaves for a social sign-in; tokens in an address count only where it stands. */
const MARK = 'app_socialSignIn'

/** Remembers that this tab asked for a social sign-in. */
export function markSocialSignIn(tabStorage: KeyValueStorage): void {
  tabStorage.set(MARK, 'asked')
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

/** Reads the answer of a social sign-in from an address and uses up the tab's mark. */
export function takeSocialAnswer(href: string, tabStorage: KeyValueStorage): SocialAnswer {
  const url = new URL(href)
  const asked = tabStorage.get(MARK) !== null
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

function asUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const raw = value as Record<string, unknown>
  const id = raw.id ?? raw._id ?? raw.sub
  if (typeof id !== 'string' || !id || !isAddressable(id)) return null
  return {
    ...raw,
    id,
    fullName: String(raw.fullName ?? raw.name ?? ''),
    email: String(raw.email ?? ''),
  } as User
}

function parseUser(text: string | null): User | null {
  if (!text) return null
  try {
    return asUser(JSON.parse(text))
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
