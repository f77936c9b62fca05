import { firstId } from '@/lib/addressable'
import type { User } from './roles'
import type { SocialReturn } from './socialSignIn'
import type { StoredSession } from './storedSession'

/** The session that a social sign-in brought back; null where it was not asked for, is unreadable, or was called off. */
export function socialSession({ asked, parameters }: SocialReturn): StoredSession | null {
  const accessToken = parameters.get('accessToken') ?? parameters.get('token')
  if (!asked || !accessToken) return null
  const user = parseUser(parameters.get('user')) ?? claimsOf(accessToken)
  return user && { accessToken, refreshToken: parameters.get('refreshToken') || null, user }
}

/** Numbers too, as with a password (`textOf` of src/api). */
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

function asUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const raw = value as Record<string, unknown>
  const id = firstId(raw.id, raw._id, raw.sub)
  if (id === null) return null
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
