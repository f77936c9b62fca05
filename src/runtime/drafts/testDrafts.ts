import { createStorageArea, type StorageArea } from '@mocks/ports/memoryStorage'
import { createStore } from 'zustand/vanilla'
import type { KeyValueStorage } from '@/lib/ports'
import { INITIAL_STATE, nextState, type SessionEvent, type SessionState } from '@/session/state'
import type { Runtime } from '../createRuntime'
import { createDraftBox, type DraftBox } from './draftBox'
import { forgetOnLogout } from './owner'

/** A tab of a browser in a test: whoever is signed in there, and their drafts. */
export interface DraftTab {
  box: DraftBox
  take(event: SessionEvent): void
  state(): SessionState
  /** What stands in a form. */
  text(name: string): unknown
}

export const person = (id: string) => ({ id }) as never

/** A browser with a clock of its own, and as many tabs as a test opens. */
export function createDraftWorld(area: StorageArea = createStorageArea()) {
  let now = 1_000_000_000_000
  const openTab = (
    state: SessionState = INITIAL_STATE,
    storage: KeyValueStorage = area.openTab(),
  ): DraftTab => {
    const store = createStore<SessionState>()(() => state)
    const session = { store } as Runtime['session']
    const clock = { now: () => now, after: () => () => {} }
    forgetOnLogout(session, storage, area.openTab())
    const box = createDraftBox({ storage, clock, session })
    return {
      box,
      take: (event) => store.setState(nextState(store.getState(), event), true),
      state: () => store.getState(),
      text: (name) => box.store.getState().drafts[name]?.words.text,
    }
  }
  return {
    area,
    openTab,
    pass: (ms: number) => {
      now += ms
    },
    /** Tabs hear of each other one by one, as between a browser's processes. */
    settle: () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve))),
    drafts: () => Object.keys(area.entries()).filter((key) => key.startsWith('app_draft:')),
  }
}

export const SIGNED_IN = (id: string): SessionState => ({
  ...INITIAL_STATE,
  phase: 'signedIn',
  user: person(id),
})
export const SIGNED_OUT: SessionState = { ...INITIAL_STATE, phase: 'signedOut' }
