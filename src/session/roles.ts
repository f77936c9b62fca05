import type { components } from '@/api/schema'

/** A signed-in person, with whatever else the server returned. */
export type User = components['schemas']['User']

type RoleFields = { isAdmin?: unknown; role?: unknown; roles?: unknown }

/** The effective role (spec section 4): role, else the first of roles, else 'user'. */
export function effectiveRole(user: RoleFields | null): string {
  if (typeof user?.role === 'string' && user.role) return user.role
  const first: unknown = Array.isArray(user?.roles) ? user.roles[0] : undefined
  return typeof first === 'string' && first ? first : 'user'
}

/** Whether a person is an admin (spec section 6): isAdmin is true, role is admin, or roles holds admin. */
export function isAdmin(user: RoleFields | null): boolean {
  if (!user) return false
  return (
    user.isAdmin === true ||
    user.role === 'admin' ||
    (Array.isArray(user.roles) && user.roles.includes('admin'))
  )
}

/** Where a person lands after signing in (spec section 2): admins on /admin, everyone else on /dashboard. */
export function homeOf(user: RoleFields | null): '/admin' | '/dashboard' {
  return isAdmin(user) ? '/admin' : '/dashboard'
}
