import type { User } from './roles'

/** Why a session ended: by the person or by a refused refresh, in this tab or in another one. */
export type SignOutCause = 'logout' | 'expired' | 'logoutElsewhere' | 'expiredElsewhere'

/** Whether the person wanted it: then nothing leads back to where they were (design section 5). */
export const isLogout = (cause: SignOutCause | null) => cause === 'logout' || cause === 'logoutElsewhere'

/**
 * Where a session can stand. A tab begins `restoring`; who is signed out has no user, and every other phase has one
 * as soon as storage was read.
 */
export type SessionPhase = 'restoring' | 'signedIn' | 'signedOut'

/** The session as the screens see it (spec section 4: user, isLoading, error). */
export interface SessionState {
  phase: SessionPhase
  user: User | null
  /** Another tab signed them in, whatever was under way here. */
  elsewhere?: boolean
  /** A login or a registration is under way. */
  isLoading: boolean
  /** The message of the last failed login or registration. */
  error: string | null
  /** Set while signed out after having been signed in. */
  cause: SignOutCause | null
}

export const INITIAL_STATE: SessionState = {
  phase: 'restoring',
  user: null,
  isLoading: false,
  error: null,
  cause: null,
}

/** What can happen to a session; each may happen in every phase. */
export type SessionEvent =
  /** Startup found a session with a refresh token and asks for a new access token. */
  | { type: 'restoring'; user: User }
  /** Restored, logged in, registered, adopted from a social sign-in, or another tab signed somebody in. */
  | { type: 'signedIn'; user: User; elsewhere?: boolean }
  /** Nothing was stored (no cause), or the session ended. */
  | { type: 'signedOut'; cause: SignOutCause | null }
  /** A login or a registration was sent. */
  | { type: 'submitting' }
  /** It failed. Who was signed in before still is. */
  | { type: 'refused'; message: string }
  /** A social sign-in failed before the app stood, or the message was read (null). */
  | { type: 'noted'; message: string | null }

/** Every step that a session can take: three events lead to a phase, three stay where they are. */
export function nextState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'restoring':
      return { ...state, phase: 'restoring', user: event.user }
    case 'signedIn':
      return {
        ...INITIAL_STATE,
        phase: 'signedIn',
        user: event.user,
        ...(event.elsewhere && { elsewhere: true }),
      }
    case 'signedOut':
      // A startup that finds nothing must not swallow what was noted before it: a social sign-in that failed.
      // A sign-in that is under way outlasts the former session; only a logout here voids it.
      return {
        ...INITIAL_STATE,
        phase: 'signedOut',
        cause: event.cause,
        isLoading: event.cause !== 'logout' && state.isLoading,
        error: event.cause ? null : state.error,
      }
    case 'submitting':
      return { ...state, isLoading: true, error: null }
    case 'refused':
      return { ...state, isLoading: false, error: event.message }
    case 'noted':
      return { ...state, error: event.message }
  }
}
