import type { KeyValueStorage } from '@/lib/ports'
import type { User } from './roles'
import type { SignOutCause } from './state'

/** The three keys of spec section 9. */
export const STORAGE_KEYS = {
  token: 'app_token',
  refreshToken: 'app_refreshToken',
  user: 'app_user',
} as const

/** A session as it stands in storage. */
export interface StoredSession {
  accessToken: string
  refreshToken: string | null
  user: User
}

function readUser(text: string | null): User | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as User) : null
  } catch {
    return null
  }
}

/** Reads the session; null when the access token or a readable user is missing. */
export function readStored(storage: KeyValueStorage): StoredSession | null {
  const accessToken = storage.get(STORAGE_KEYS.token)
  const user = readUser(storage.get(STORAGE_KEYS.user))
  if (!accessToken || !user) return null
  return { accessToken, refreshToken: storage.get(STORAGE_KEYS.refreshToken) || null, user }
}

/**
 * Writes a new session. The access token goes first out and last in: other tabs see the steps one by one, and
 * none may meet two people's parts.
 */
export function writeStored(storage: KeyValueStorage, session: StoredSession): void {
  storage.remove(STORAGE_KEYS.token)
  storage.set(STORAGE_KEYS.user, JSON.stringify(session.user))
  if (session.refreshToken) storage.set(STORAGE_KEYS.refreshToken, session.refreshToken)
  else storage.remove(STORAGE_KEYS.refreshToken)
  storage.set(STORAGE_KEYS.token, session.accessToken)
}

/** Writes what a refresh brought. Nothing is missing in between: another tab would take that for a logout. */
export function writeTokens(storage: KeyValueStorage, accessToken: string, refreshToken?: string): void {
  if (refreshToken) storage.set(STORAGE_KEYS.refreshToken, refreshToken)
  storage.set(STORAGE_KEYS.token, accessToken)
}

/** Removes all three keys. Which one goes first tells the other tabs why: after a logout the user. */
export function clearStored(storage: KeyValueStorage, cause: SignOutCause | null): void {
  if (cause === 'logout') storage.remove(STORAGE_KEYS.user)
  storage.remove(STORAGE_KEYS.token)
  storage.remove(STORAGE_KEYS.user)
  storage.remove(STORAGE_KEYS.refreshToken)
}

/** A token that this tab wrote, and whose it is. */
export interface Written {
  token: string
  user: User
}

/**
 * Whether a token of this tab stands where it must not: its refresh ended just as another tab signed out, or somebody
 * else in, and nobody here had heard of that. Where the user alone went, the rest may follow; what stands after the
 * next step came too late.
 */
export function isStray(storage: KeyValueStorage, wrote: Written, key?: string | null): boolean {
  if (storage.get(STORAGE_KEYS.token) !== wrote.token) return false
  const stored = readStored(storage)
  return stored ? !sameUser(stored.user, wrote.user) : key !== undefined && key !== STORAGE_KEYS.user
}

/** Why another tab's session ended, by the first key that went; a storage that was cleared whole is a logout. */
export function causeElsewhere(key: string | null | undefined): SignOutCause {
  return key === STORAGE_KEYS.token ? 'expiredElsewhere' : 'logoutElsewhere'
}

/** Whether a storage event concerns the session; a null key means that everything was cleared. */
export function isSessionKey(key: string | null): boolean {
  return key === null || Object.values<string>(STORAGE_KEYS).includes(key)
}

/** Two records of one person, by id (or `_id`), else by email. */
export function sameUser(a: User | null, b: User | null): boolean {
  if (!a || !b) return a === b
  return personKey(a) === personKey(b)
}

/** What identifies a person within the app; never empty, whatever the server left out. */
export function personKey(user: User): string {
  const { id, _id, email } = user as Partial<User> & { _id?: unknown }
  return String(id || _id || email || 'somebody')
}
