import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RefreshAnswer } from '@/lib/refreshAnswer'
import { askTwice } from './askTwice'
import type { AuthResponse, LoginPayload, RegistrationPayload } from './calls'
import type { User } from './roles'
import { SessionEndedError } from './SessionEndedError'
import type { SessionOptions } from './sessionOptions'
import { INITIAL_STATE, nextState, type SessionEvent, type SessionState, type SignOutCause } from './state'
import {
  causeElsewhere,
  clearStored,
  isSessionKey,
  isStray,
  readStored,
  STORAGE_KEYS,
  type StoredSession,
  sameUser,
  type Written,
  writeStored,
  writeTokens,
} from './storedSession'

/** `fresh`: there is a token to go on with. `ended`: signed out. `offline`: not asked, the session stays. */
export type RefreshOutcome = 'fresh' | 'ended' | 'offline'

/** One person's session in one running copy of the app. Storage is the truth; the store mirrors it for the screens. */
export interface Session {
  store: StoreApi<SessionState>
  /** Restores what is stored (spec section 4, startup). Asked often, done once. */
  start(): Promise<void>
  /** Settles when no refresh is under way. Calls with a token wait for it, and leave before screens are drawn. */
  ready(): Promise<void>
  /** The stored access token, after making sure that it still belongs to the person on screen. */
  accessToken(): string | null
  /** Whether a token has met a 401 and was not replaced since. */
  isDead(token: string): boolean
  /** Notes that a token met a 401 which is not followed by a refresh: the next call asks for one first. */
  noteDead(token: string): void
  /** Counts sign-ins and sign-outs, so that a late answer knows that its session is over. */
  generation(): number
  /** Replaces a token that met a 401. However many ask, one call is made. */
  refresh(deadToken: string): Promise<RefreshOutcome>
  logIn(payload: LoginPayload): Promise<User>
  register(payload: RegistrationPayload): Promise<User>
  /** Clears first, then tells the server, whose answer does not matter. */
  logOut(): void
  /** Notes that signing in failed in a way that no call here has seen, or (null) that it was read. */
  noteError(message: string | null): void
  /** Takes over a session that came from elsewhere, such as a social sign-in. */
  adopt(session: StoredSession): void
  dispose(): void
}

type AskRefresh = (token: string) => Promise<RefreshAnswer>

const REFRESH_LOCK = 'app-session-refresh'

/** Makes the session of one runtime: restore, single-flight refresh, sign in and out, in step with other tabs. */
export function createSession({ storage, network, calls, yieldTask }: SessionOptions): Session {
  const store = createStore<SessionState>()(() => INITIAL_STATE)
  const dispatch = (event: SessionEvent) => store.setState(nextState(store.getState(), event), true)

  let generation = 0
  /** Counts sign-ins, begun or done here or elsewhere, and logouts here: the last one wins over a late answer. */
  let signIns = 0
  let deadToken: string | null = null
  /** What this tab wrote last, and whose it is. */
  let wrote: Written | null = null
  let refreshing: Promise<RefreshOutcome> | null = null
  let starting: Promise<void> | null = null

  function enter(user: User, elsewhere: boolean): void {
    generation += 1
    signIns += 1
    deadToken = null
    dispatch({ type: 'signedIn', user, elsewhere })
  }

  function begin(session: StoredSession): void {
    writeStored(storage, session)
    wrote = { token: session.accessToken, user: session.user }
    enter(session.user, false)
  }

  function leave(cause: SignOutCause | null): void {
    generation += 1
    deadToken = null
    dispatch({ type: 'signedOut', cause })
  }

  function end(cause: SignOutCause | null): void {
    clearStored(storage, cause)
    leave(cause)
  }

  /** Another tab ended it. Whose own token was dead by then waited for the same refresh, and is told so. */
  function leaveWithOthers(key?: string | null): void {
    if (store.getState().phase !== 'signedOut') leave(deadToken ? 'expired' : causeElsewhere(key))
  }

  /** Follows what another tab did to the shared storage. It may be half-way through: nothing is written but to undo. */
  function followStorage(key?: string | null): void {
    let stored = readStored(storage)
    if (wrote && isStray(storage, wrote, key)) {
      clearStored(storage, null)
      stored = null
    }
    const { user, phase } = store.getState()
    // Another tab replaced the token that was dead here.
    if (stored && stored.accessToken !== deadToken) deadToken = null
    if (!stored) leaveWithOthers(key)
    else if (phase === 'signedOut' || !sameUser(stored.user, user)) enter(stored.user, true)
  }

  async function replaceToken(dead: string, ask: AskRefresh): Promise<RefreshOutcome> {
    const started = generation
    const stored = readStored(storage)
    if (!stored) {
      // Who had the turn before was refused.
      leaveWithOthers(STORAGE_KEYS.token)
      return 'ended'
    }
    const current = stored.accessToken
    // Somebody was faster: that token is adopted, nothing is asked, unless it has met a 401 by now as well.
    if (current !== dead && current !== deadToken) {
      if (deadToken === dead) deadToken = null
      return 'fresh'
    }
    if (!stored.refreshToken) {
      end('expired')
      return 'ended'
    }
    if (!network.online()) return 'offline'

    const answer = await askTwice(ask, stored.refreshToken, network)
    const now = readStored(storage)
    // A logout, another sign-in or another tab's token came in between: this answer is too late to count.
    if (generation !== started || now?.accessToken !== current)
      return now && generation === started ? 'fresh' : 'ended'
    if (answer?.kind === 'fresh') {
      writeTokens(storage, answer.accessToken, answer.refreshToken)
      wrote = { token: answer.accessToken, user: now.user }
      deadToken = null
      return 'fresh'
    }
    if (!answer || (answer.kind === 'unreachable' && !network.online())) return 'offline'
    end('expired')
    return 'ended'
  }

  function refreshOnce(dead: string, ask: AskRefresh): Promise<RefreshOutcome> {
    refreshing ??= storage.locks
      .run(REFRESH_LOCK, () => replaceToken(dead, ask))
      .finally(() => {
        refreshing = null
      })
    return refreshing
  }

  async function restore(): Promise<void> {
    const stored = readStored(storage)
    if (!stored) return end(null)
    if (!stored.refreshToken) {
      dispatch({ type: 'signedIn', user: stored.user })
      return
    }
    dispatch({ type: 'restoring', user: stored.user })
    const outcome = await refreshOnce(stored.accessToken, calls.refreshAtStartup)
    // A session that was not asked for counts its token as dead: the next call, or the network's return, asks.
    if (outcome === 'offline') deadToken = stored.accessToken
    await yieldTask?.()
    const { phase } = store.getState()
    const current = readStored(storage)
    if (phase === 'restoring' && current) dispatch({ type: 'signedIn', user: current.user })
  }

  const stopStorage = storage.subscribe((key) => {
    if (isSessionKey(key)) followStorage(key)
  })
  const stopNetwork = network.subscribe(() => {
    const dead = deadToken
    if (dead && network.online()) void refreshOnce(dead, calls.refreshOnUnauthorized)
  })

  async function signIn(ask: () => Promise<AuthResponse>, fallback: string): Promise<User> {
    dispatch({ type: 'submitting' })
    signIns += 1
    const asked = signIns
    try {
      const { accessToken, refreshToken, user } = await ask()
      // That the former session ended meanwhile, for want of a refresh or in another tab, takes nothing from this one.
      if (signIns === asked) {
        begin({ accessToken, refreshToken: refreshToken || null, user })
        return user
      }
    } catch (error) {
      const message = error instanceof Error && 'serverMessage' in error ? error.serverMessage : null
      if (signIns === asked) {
        dispatch({ type: 'refused', message: typeof message === 'string' && message ? message : fallback })
        throw error
      }
    }
    // Whose turn it is not any more has no news, good or bad.
    throw new SessionEndedError('Somebody else signed in meanwhile.')
  }

  function noteDead(token: string): void {
    if (readStored(storage)?.accessToken === token) deadToken = token
  }

  const session: Session = {
    store,
    start: () => {
      starting ??= restore()
      return starting
    },
    async ready() {
      // What has to be asked is on its way by the time that this returns.
      void session.start()
      while (refreshing) await refreshing
    },
    accessToken() {
      const stored = readStored(storage)
      if (store.getState().phase !== 'restoring') followStorage()
      return stored?.accessToken ?? null
    },
    isDead: (token) => token === deadToken,
    noteDead,
    generation: () => generation,
    refresh(dead) {
      noteDead(dead)
      return refreshOnce(dead, calls.refreshOnUnauthorized)
    },
    logIn: (payload) => signIn(() => calls.logIn(payload), 'Login failed'),
    register: (payload) => signIn(() => calls.register(payload), 'Registration failed'),
    logOut() {
      const token = readStored(storage)?.accessToken
      signIns += 1
      end('logout')
      if (token) void calls.logOut(token)
    },
    noteError: (message) => dispatch({ type: 'noted', message }),
    adopt: begin,
    dispose() {
      stopStorage()
      stopNetwork()
    },
  }
  return session
}
