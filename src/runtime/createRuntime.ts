import type { ComponentType } from 'react'
import type { ApiClient } from '@/api/client'
import type { Ports } from '@/lib/ports'
import type { Transport } from '@/lib/transport'
import { untilItComes } from '@/lib/untilItComes'
import type { AuthCalls } from '@/session/calls'
import { createSession, type Session } from '@/session/createSession'
import { sameUser } from '@/session/storedSession'
import { forgetOnLogout } from './drafts/owner'
import { apiBaseUrl, type Settings } from './settings'
import { createTheme, type Theme } from './theme'
import { createToasts, type Toasts } from './toasts'

/** What a faked backend adds to the screens. Absent in production. */
export interface DemoSlots {
  /** Stands on the login screen and fills it in; `adminOnly` where nobody else can enter. */
  LoginHelp?: ComponentType<{
    onPick: (account: { email: string; password: string }) => void
    adminOnly: boolean
  }>
}

export interface RuntimeOptions {
  ports: Ports
  /** The way to the backend, real or faked. */
  transport: Transport
  settings: Settings
  demo?: DemoSlots
  /** Is given the report of a crash, which holds no secrets. */
  reportCrash?: (report: string) => void
}

/** Everything that one running copy of the app owns. Made in one place, handed down by RuntimeProvider. */
export interface Runtime extends Ports {
  settings: Settings
  session: Session
  theme: Theme
  toasts: Toasts
  demo: DemoSlots
  /** Passes on the report of a crash, which holds no secrets. */
  reportCrash(report: string): void
  /** The API client, loaded on first need: it sends in the session's name; see `authorise`. */
  api(): Promise<ApiClient>
  /** `{apiBase}/api/v1`, absolute. */
  apiUrl: string
  dispose(): void
}

/** Makes a runtime: session, API, theme and toasts over the given ports. Two runtimes never disturb each other. */
export function createRuntime(options: RuntimeOptions): Runtime {
  const { ports, transport, settings, demo = {}, reportCrash = () => {} } = options
  const apiUrl = apiBaseUrl(settings, ports.navigation.href())

  const auth = untilItComes(async () => {
    const { createApiClient, authCalls } = await import('./apiParts')
    return authCalls(createApiClient(apiUrl, transport))
  })
  // Over the transport itself: a session that waits for its own calls, or refreshes for them, would never begin.
  const calls: AuthCalls = {
    logIn: async (payload) => (await auth()).logIn(payload),
    register: async (payload) => (await auth()).register(payload, session.accessToken()),
    logOut: (token) =>
      auth().then(
        ({ logOut }) => logOut(token),
        () => {},
      ),
    refreshAtStartup: async (token) => (await auth()).refreshAtStartup(token),
    refreshOnUnauthorized: async (token) => (await auth()).refreshOnUnauthorized(token),
  }
  const session: Session = createSession({
    storage: ports.storage,
    network: ports.network,
    calls,
    yieldTask: () => new Promise((go) => void ports.clock.after(0, go)),
  })
  const theme = createTheme(ports)
  const toasts = createToasts()
  const stops = [
    forgetOnLogout(session, ports.storage, ports.tabStorage),
    session.store.subscribe(({ user }, before) => {
      // What one person may undo is nothing to the next.
      if (before.user && !sameUser(user, before.user))
        for (const { id, action } of toasts.store.getState().items) if (action) toasts.dismiss(id)
    }),
  ]

  return {
    ...ports,
    settings,
    session,
    theme,
    toasts,
    demo,
    reportCrash,
    api: untilItComes(async () => {
      const { createApiClient, authorise } = await import('./apiParts')
      return createApiClient(apiUrl, authorise(transport, session))
    }),
    apiUrl,
    dispose() {
      for (const stop of stops) stop()
      session.dispose()
      theme.dispose()
    },
  }
}
