import type { User } from './roles'

/** Why a session ended: by the person here, by a failed refresh, or by another tab. */
export type SignOutCause = 'logout' | 'expired' | 'elsewhere'

/**
 * The session as the screens see it (spec section 4: user, isLoading, error).
 * `restoring` holds the stored user until the startup refresh has answered.
 */
export interface SessionState {
  phase: 'restoring' | 'signedOut' | 'signedIn'
  user: User | null
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

export type SessionEvent =
  | { type: 'restoring'; user: User }
  | { type: 'signedIn'; user: User }
  | { type: 'signedOut'; cause: SignOutCause | null }
  | { type: 'submitting' }
  | { type: 'refused'; message: string }
  | { type: 'noted'; message: string | null }

/** Every step that the session can take. */
export function nextState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'restoring':
      return { ...state, phase: 'restoring', user: event.user }
    case 'signedIn':
      return { phase: 'signedIn', user: event.user, isLoading: false, error: null, cause: null }
    case 'signedOut':
      return { ...INITIAL_STATE, phase: 'signedOut', cause: event.cause }
    case 'submitting':
      return { ...state, isLoading: true, error: null }
    case 'refused':
      return { ...state, isLoading: false, error: event.message }
    case 'noted':
      return { ...state, error: event.message }
  }
}
