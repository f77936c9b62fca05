import type { KeyValueStorage } from '@/lib/ports'
import type { DemoSession } from '../backstage'
import type { PanelSession } from '../panel/host'

/** As the product keeps a session (spec section 9). */
const KEYS = { token: 'app_token', refreshToken: 'app_refreshToken', user: 'app_user' }

/** What is needed of the app's session. */
export interface AppSession {
  store: { getState(): { user: { email?: string } | null }; subscribe(listener: () => void): () => void }
  start(): Promise<void>
  adopt(session: { accessToken: string; refreshToken: string | null; user: DemoSession['user'] }): void
  logOut(): void
}

type PersonKeys = Readonly<Record<string, string | null>>

/** Who is signed in, as the storage has it. */
export const personIn = (storage: KeyValueStorage): PersonKeys =>
  Object.fromEntries(Object.values(KEYS).map((key) => [key, storage.get(key)]))

/** Has the next page find that person. */
export function putPerson(storage: KeyValueStorage, person: PersonKeys): void {
  for (const [key, value] of Object.entries(person)) {
    if (value === null) storage.remove(key)
    else storage.set(key, value)
  }
}

/** Signs whoever is there out, before the app starts: it finds nobody. */
export function forgetPerson(storage: KeyValueStorage): void {
  for (const key of Object.values(KEYS)) storage.remove(key)
}

/** Has the app start as somebody at once, whatever a refresh at startup would do. */
export function startAs(session: AppSession, storage: KeyValueStorage, brought: DemoSession): void {
  session.adopt({ ...brought, refreshToken: null })
  void session.start().then(() => {
    if (storage.get(KEYS.token) === brought.accessToken) storage.set(KEYS.refreshToken, brought.refreshToken)
  })
}

/** The app's session as the panel uses it. */
export function panelSession(session: AppSession): PanelSession {
  return {
    email: () => session.store.getState().user?.email ?? null,
    subscribe: session.store.subscribe,
    adopt: session.adopt,
    logOut: session.logOut,
  }
}
