import { describe, expect, it } from 'vitest'
import { INITIAL_STATE, nextState, type SessionEvent, type SessionPhase, type SessionState } from './state'

const user = { id: 'maya', fullName: 'Maya Okafor', email: 'maya@harborcafe.example', isAdmin: false }
const states: Record<SessionPhase, SessionState> = {
  restoring: INITIAL_STATE,
  signedIn: { ...INITIAL_STATE, phase: 'signedIn', user },
  signedOut: {
    ...INITIAL_STATE,
    phase: 'signedOut',
    cause: 'expired',
    error: 'Login failed',
    isLoading: true,
  },
}

const table: [SessionEvent, SessionPhase | 'stays'][] = [
  [{ type: 'restoring', user }, 'restoring'],
  [{ type: 'signedIn', user }, 'signedIn'],
  [{ type: 'signedOut', cause: 'logout' }, 'signedOut'],
  [{ type: 'submitting' }, 'stays'],
  [{ type: 'refused', message: 'Login failed' }, 'stays'],
  [{ type: 'noted', message: null }, 'stays'],
]

describe('every event in every phase', () => {
  it.each(table)('%j: %s', (event, leads) => {
    for (const state of Object.values(states)) {
      const next = nextState(state, event)
      expect(next.phase).toBe(leads === 'stays' ? state.phase : leads)
      if (leads === 'stays') expect(next).toMatchObject({ user: state.user, cause: state.cause })
    }
  })

  it('nothing of a former attempt or person outlives a sign-in or a sign-out', () => {
    for (const state of Object.values(states)) {
      expect(nextState(state, { type: 'signedIn', user })).toEqual(states.signedIn)
      expect(nextState(state, { type: 'signedOut', cause: 'logout' })).toEqual({
        ...INITIAL_STATE,
        phase: 'signedOut',
        cause: 'logout',
      })
    }
  })

  it('a sign-in that is under way outlasts a session that ends without a logout here', () => {
    for (const cause of [null, 'expired', 'expiredElsewhere', 'logoutElsewhere'] as const)
      for (const state of Object.values(states)) {
        const { isLoading } = nextState(state, { type: 'signedOut', cause })
        expect(isLoading).toBe(state.isLoading)
      }
  })

  it('a startup that finds nothing keeps what was noted before it', () => {
    const noted = nextState(INITIAL_STATE, { type: 'noted', message: 'Login failed' })
    expect(nextState(noted, { type: 'signedOut', cause: null })).toMatchObject({ error: 'Login failed' })
  })
})
