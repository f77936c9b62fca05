import { nextState, type SessionEvent, type SessionPhase, type SessionState } from '@/session/state'
import styles from './docs.module.css'

const user = { id: 'somebody', fullName: 'Somebody', email: 'somebody@example.com', isAdmin: false }
const at = (phase: SessionPhase): SessionState => ({
  phase,
  user: phase === 'signedOut' ? null : user,
  isLoading: false,
  error: null,
  cause: null,
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
    <table className={`sb-unstyled ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">When</th>
          {PHASES.map((phase) => (
            <th key={phase} scope="col">
              in {phase}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.values(EVENTS).map(([event, when]) => (
          <tr key={event.type}>
            <th scope="row">
              <code>{event.type}</code>
            </th>
            <td>{when}</td>
            {PHASES.map((phase) => {
              const next = nextState(at(phase), event).phase
              return <td key={phase}>{next === phase ? 'stays' : `→ ${next}`}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
