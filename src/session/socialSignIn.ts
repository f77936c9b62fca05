import type { KeyValueStorage } from '@/lib/ports'
import type { User } from './roles'
import type { StoredSession } from './storedSession'

/** Set by this tab when it leaves for a social sign-in; tokens in an address count only where it stands. */
const MARK = 'app_socialSignIn'

/** Remembers that this tab asked for a social sign-in. */
export function markSocialSignIn(tabStorage: KeyValueStorage): void {
  tabStorage.set(MARK, 'asked')
}

/** `none`: the address holds no tokens. `refused`: not asked for, or unreadable. */
export type SocialAnswer =
  | { kind: 'none' }
  | { kind: 'refused' }
  | { kind: 'session'; session: StoredSession }

/** Whether an address holds what a social sign-in brings back. */
function tokenParameters(url: URL): URLSearchParams | null {
  for (const part of [url.searchParams, new URLSearchParams(url.hash.replace(/^#/, ''))]) {
    if (part.has('accessToken') || part.has('token')) return part
  }
  return null
}

/** The same address without anything that a social sign-in brought. */
export function withoutTokens(href: string): string {
  const url = new URL(href)
  for (const name of ['accessToken', 'token', 'refreshToken', 'user']) url.searchParams.delete(name)
  if (/(^#|&)(accessToken|token)=/.test(url.hash)) url.hash = ''
  return url.href
}

/** Reads the answer of a social sign-in from an address and uses up the tab's mark. */
export function takeSocialAnswer(href: string, tabStorage: KeyValueStorage): SocialAnswer {
  const parameters = tokenParameters(new URL(href))
  if (!parameters) return { kind: 'none' }
  const asked = tabStorage.get(MARK) !== null
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
  if (typeof id !== 'string' || !id) return null
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
