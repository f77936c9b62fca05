import { plainPath } from '@/lib/paths'
import { returnNote } from '@/lib/returnNote'
import { safeReturnPath } from '@/lib/safeUrl'
import { homeOf, type User } from '@/session/roles'

/** Where a visitor signs in who arrived at a guarded path. */
export function loginPathFor(pathname: string): '/login' | '/admin/login' {
  // However an address spells it, and whatever a router lets through.
  return /^\/admin(\/|$)/i.test(plainPath(pathname)) ? '/admin/login' : '/login'
}

/** Where a person goes after signing in: back to where a guard stopped them, else to their own dashboard. */
export function pathAfterSignIn(user: User, state: unknown): string {
  return safeReturnPath(returnNote(state)?.from, homeOf(user))
}
