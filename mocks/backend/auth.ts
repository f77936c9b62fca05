import type { Schemas } from '../contract/types'
import { checkedEmail, checkPassword, filled, sameEmail } from './check'
import type { Desk } from './desk'
import { adminOnly, notFound, notSignedIn, Refusal } from './Refusal'
import { isAdmin } from './roles'
import type { UserRecord } from './tables'
import { isExpired, readToken, sessionOf, writeToken } from './tokens'

/** The invite token with which an admin may register here. */
export const ADMIN_INVITE_TOKEN = 'OVERPRINT-INVITE'

/** A person as the contract shows them: without the password, without fields that they do not have. */
function shown({ password: _, ...user }: UserRecord): Schemas['User'] {
  return user
}

function checkInvite({ role, adminInviteToken }: Schemas['RegistrationPayload']): void {
  if (role !== 'admin' || adminInviteToken === ADMIN_INVITE_TOKEN) return
  // Two wordings in two fields: a client has to understand both (spec section 8).
  throw adminInviteToken === undefined
    ? new Refusal(403, { message: 'Admin registration not authorized.' })
    : new Refusal(403, { error: 'Admin registration not authorized: the invite token is not valid.' })
}

/** Sign in, registration, sign out and refresh (spec sections 3, 5, 6 and 7). */
export function createAuth(desk: Desk) {
  const { tables, ports } = desk

  const accessToken = (user: UserRecord, session: string) =>
    writeToken('access', user, `${session}.${desk.id('token')}`, ports.now())

  function signIn(user: UserRecord): Schemas['AuthResponse'] {
    const session = desk.id('session')
    return {
      accessToken: accessToken(user, session),
      refreshToken: writeToken('refresh', user, session, ports.now()),
      user: shown(user),
    }
  }

  return {
    /** Signs somebody in without a password: where a scenario starts signed in, and after a provider's consent. */
    signInAs(userId: string): Schemas['AuthResponse'] {
      const user = tables.users.find(({ id }) => id === userId)
      if (!user) throw notFound()
      return signIn(user)
    },

    logIn({ email, password, requireRole }: Schemas['LoginPayload']): Schemas['AuthResponse'] {
      const user = tables.users.find((one) => sameEmail(one.email, email))
      if (user?.password !== password) throw new Refusal(401, 'Invalid email or password.')
      if (requireRole === 'admin' && !isAdmin(user)) throw adminOnly()
      return signIn(user)
    },

    register(payload: Schemas['RegistrationPayload']): Schemas['AuthResponse'] {
      const { role, adminInviteToken: _, ...person } = payload
      const email = checkedEmail(payload.email)
      const fullName = filled('fullName', payload.fullName)
      checkPassword(payload.password)
      checkInvite(payload)
      if (tables.users.some((one) => sameEmail(one.email, email)))
        throw new Refusal(409, 'An account with this email already exists.')
      const user: UserRecord = { ...person, id: desk.id('user'), fullName, email, role: role ?? 'user' }
      tables.users.push(user)
      return signIn(user)
    },

    /** Ends the session; its refresh token no longer counts. */
    logOut(token: string | null): void {
      const claims = token === null ? null : readToken('access', token)
      if (!claims) throw notSignedIn()
      const session = sessionOf(claims)
      // An expired token still names the session that its owner wants to end.
      if (!tables.revokedSessions.includes(session)) tables.revokedSessions.push(session)
      desk.caller(token)
    },

    /** A new access token, never one issued before; the refresh token can be used again. */
    refresh({ refreshToken }: Schemas['RefreshPayload']): Schemas['RefreshResponse'] {
      const claims = readToken('refresh', refreshToken)
      const user = claims && tables.users.find(({ id }) => id === claims.sub)
      if (!user || isExpired(claims, ports.now()) || tables.revokedSessions.includes(sessionOf(claims)))
        throw new Refusal(401, 'The refresh token is not valid.')
      return { accessToken: accessToken(user, sessionOf(claims)) }
    },
  }
}
