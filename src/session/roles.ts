import type { components } from '@/api/schema'
import { isFilledText } from '@/lib/isFilledText'

/** A signed-in person, with whatever else the server returned. */
export type User = components['schemas']['User']

type RoleFields = { isAdmin?: unknown; role?: unknown; roles?: unknown }

const rolesOf = (user: RoleFields | null): unknown[] => [
  user?.role,
  ...(Array.isArray(user?.roles) ? user.roles : []),
]

/** The effective role (spec section 4): role, else the first of roles, else 'user'. */
export const effectiveRole = (user: RoleFields | null): string =>
  rolesOf(user).slice(0, 2).find(isFilledText) ?? 'user'

/** Whether a person is an admin (spec section 6): isAdmin is true, role is admin, or roles holds admin. */
export const isAdmin = (user: RoleFields | null): boolean =>
  user?.isAdmin === true || rolesOf(user).includes('admin')

/** Where a person lands after signing in (spec section 2): admins on /admin, everyone else on /dashboard. */
export function homeOf(user: RoleFields | null): '/admin' | '/dashboard' {
  return isAdmin(user) ? '/admin' : '/dashboard'
}
