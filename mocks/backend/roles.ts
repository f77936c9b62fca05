import type { Schemas } from '../contract/types'

/** Whether a person is an admin: by isAdmin, by role or by roles (spec section 6). */
export function isAdmin(user: Schemas['User']): boolean {
  return user.isAdmin === true || user.role === 'admin' || (user.roles?.includes('admin') ?? false)
}

/** `role`, else the first of `roles`, else 'user' (spec section 4). */
export function roleOf(user: Schemas['User']): string {
  return user.role ?? user.roles?.[0] ?? 'user'
}

/** What others may know of a person: name, and whether they are of the studio. */
export function authorOf(users: readonly Schemas['User'][], id: string): Schemas['Author'] {
  const user = users.find((one) => one.id === id)
  return { id, fullName: user?.fullName ?? '', isAdmin: user !== undefined && isAdmin(user) }
}
