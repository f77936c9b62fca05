import { users } from '@mocks/fixtures/users'
import { createNetwork } from '@mocks/ports/stagePorts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { queryClientOf } from '@/runtime/DataProvider/queryClient'
import { personKey } from '@/session/storedSession'
import type { Stage } from '../stage/createStage'
import { createLabCalls } from './labCalls'
import { type LabTab, openLabTab } from './openLabTab'

const PATH = '/dashboard'

/** Who takes over when a tab signs in as another. */
export const otherThan = (email: string | undefined) =>
  email === users.maya.email ? users.jonah : users.maya

export interface LabState {
  tabs: readonly LabTab[]
  /** The faked backend refuses every refresh. */
  refusing: boolean
}

/** Two tabs of one browser over one storage and one faked backend, and everything that can happen to them. */
export function createLab({ backstage, area }: Pick<Stage, 'backstage' | 'area'>) {
  const { log, sendFrom } = createLabCalls(backstage.transport)

  const open = (name: string, strict = false, network = createNetwork(), path = PATH) =>
    openLabTab({ name, path, strict, backstage, area, network, transport: sendFrom(name, network) })
  const close = ({ runtime, router }: LabTab) => {
    runtime.dispose()
    router.dispose()
  }

  const store: StoreApi<LabState> = createStore<LabState>(() => ({
    tabs: [open('A'), open('B')],
    refusing: false,
  }))
  const tabs = () => store.getState().tabs

  const load = ({ runtime }: LabTab) => {
    const { user } = runtime.session.store.getState()
    if (user) void queryClientOf(runtime, personKey(user)).invalidateQueries()
  }

  return {
    area,
    log,
    store,
    /** No access token so far counts any longer; refresh tokens still do. */
    expireTokens: () => backstage.expireTokens(),
    async refuseRefresh(refusing: boolean) {
      const outcome = refusing ? 401 : 'ok'
      await backstage.setScenario({ outcomes: { refreshAtStartup: outcome, refreshOnUnauthorized: outcome } })
      store.setState({ refusing })
    },
    cutNetwork(tab: LabTab | 'all', cut: boolean) {
      for (const { network } of tab === 'all' ? tabs() : [tab]) network.set(!cut)
    },
    /** Asks for everything that a tab shows, once more. */
    load,
    loadAll() {
      for (const tab of tabs()) load(tab)
    },
    /** As the browser's own button does: another copy of the app, at the same address, over the same network. */
    reload(tab: LabTab) {
      const { pathname } = tab.router.state.location
      const next = open(tab.name, tab.strict, tab.network, pathname)
      store.setState({ tabs: tabs().map((one) => (one === tab ? next : one)) })
      close(tab)
    },
    logOut: ({ runtime }: LabTab) => runtime.session.logOut(),
    /** In a window of the same browser that is not shown. */
    logOutElsewhere() {
      const unseen = open('unseen')
      unseen.runtime.session.logOut()
      close(unseen)
    },
    signInAsAnother({ runtime }: LabTab) {
      const { email, password = '' } = otherThan(runtime.session.store.getState().user?.email)
      // What goes wrong stands in the log of calls.
      runtime.session.logIn({ email, password }).catch(() => {})
    },
    clearStorage: () => area.clear(),
    mountTwice(wanted: boolean) {
      const third = tabs().find(({ strict }) => strict)
      if (wanted && !third) store.setState({ tabs: [...tabs(), open('C', true)] })
      if (wanted || !third) return
      store.setState({ tabs: tabs().filter((tab) => tab !== third) })
      close(third)
    },
    dispose() {
      for (const tab of tabs()) close(tab)
    },
  }
}

export type Lab = ReturnType<typeof createLab>
