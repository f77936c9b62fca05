import {
  INITIAL_STATE,
  nextState,
  type SessionEvent,
  type SessionPhase,
  type SessionState,
} from '@/session/state'
import { DocsTable } from './DocsTable'

const user = { id: 'somebody', fullName: 'Somebody', email: 'somebody@example.com', isAdmin: false }
const at = (phase: SessionPhase): SessionState => ({
  ...INITIAL_STATE,
  phase,
  user: phase === 'signedOut' ? null : user,
})

const PHASES = ['restoring', 'signedIn', 'signedOut'] as const satisfies readonly SessionPhase[]

/** Each event as it happens, and when: the compiler asks for a new one here. */
const EVENTS: { [Type in SessionEvent['type']]: [Extract<SessionEvent, { type: Type }>, when: string] } = {
  restoring: [
    { type: 'restoring', user },
    'Startup finds token, user and refresh token, and asks for a new token.',
  ],
  signedIn: [
    { type: 'signedIn', user },
    'Restored, logged in, registered, back from a social sign-in, or signed in in another tab.',
  ],
  signedOut: [
    { type: 'signedOut', cause: 'logout' },
    'Nothing is stored; or logged out here, expired, or ended elsewhere.',
  ],
  submitting: [{ type: 'submitting' }, 'A login or a registration is sent.'],
  refused: [{ type: 'refused', message: 'Login failed' }, 'It failed. Who was signed in still is.'],
  noted: [{ type: 'noted', message: null }, 'A failed social sign-in is to be told, or was read.'],
}

/** Which event leads from where to where, by asking the state machine itself. */
export function SessionTable() {
  return (
    <DocsTable
      code
      head={['Event', 'When', ...PHASES.map((phase) => `in ${phase}`)]}
      rows={Object.values(EVENTS).map(([event, when]) => [
        event.type,
        when,
        ...PHASES.map((phase) => {
          const next = nextState(at(phase), event).phase
          // The arrow and its phase stay on one line.
          return next === phase ? 'stays' : `→\u00a0${next}`
        }),
      ])}
    />
  )
}
