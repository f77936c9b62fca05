import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Runtime } from '../createRuntime'
import { draftPrefix, ownerOf } from './owner'
import {
  isSame,
  readDraft,
  readDrafts,
  removeDraft,
  type StoredDraft,
  sweepDrafts,
  writeDraft,
} from './storedDrafts'

export interface Draft extends StoredDraft {
  /** It was written elsewhere (before a reload or a sign-in, or in another tab), or is shared: it follows storage. */
  found: boolean
}

export interface DraftState {
  /** Whose drafts these are; null while nobody knows who it is: then they stand here alone. */
  owner: string | null
  drafts: Readonly<Record<string, Draft>>
}

/** What one person has begun to write and not sent, by the name of its form. */
export interface DraftBox {
  store: StoreApi<DraftState>
  /** `shared`: all tabs write it together, as with a list. What another tab makes of it is then taken over at once. */
  write(name: string, words: StoredDraft['words'], shared?: boolean): void
  /** Takes over what storage holds of a shared draft by now, which this tab may not have heard of, and returns it. */
  look(name: string): Draft | undefined
  /**
   * Forgets a draft that was sent or discarded. What another tab of the same person wrote since then stays in storage.
   * @param by whose draft it is, by default of whoever is here. Of somebody who was here before it is cleared from storage,
   * whoever wrote there last; with null (nobody was known then) from this page alone, while that is still so.
   * @param shown the draft as its form found it, for a form that does not follow what other tabs write: against this it
   * is judged whether storage holds another tab's words. Without it, against what this page knows; what was written on
   * this page counts before both.
   */
  drop(name: string, by?: string | null, shown?: StoredDraft): void
}

type Parts = Pick<Runtime, 'storage' | 'clock' | 'session'>

/**
 * Keeps the drafts of whoever is here. Each change is in storage at once, so that a crash loses nothing; where storage
 * does not store, they last as long as the page. Of two tabs that write the same, the last one counts after a reload;
 * until then each shows what was written in it.
 */
export function createDraftBox({ storage, clock, session }: Parts): DraftBox {
  const open = (owner: string | null): DraftState => {
    if (owner === null) return { owner, drafts: {} }
    const stored = readDrafts(storage, owner, clock.now())
    const drafts = [...stored].map(([name, draft]) => [name, { ...draft, found: true }])
    return { owner, drafts: Object.fromEntries(drafts) }
  }
  sweepDrafts(storage, clock.now())
  const store = createStore<DraftState>()(() => open(ownerOf(session.store.getState())))

  const put = (name: string, draft: Draft | null) =>
    store.setState(({ owner, drafts }) => {
      const { [name]: _, ...others } = drafts
      return { owner, drafts: draft ? { ...others, [name]: draft } : others }
    })

  session.store.subscribe((state) => {
    const owner = ownerOf(state)
    const { owner: before, drafts } = store.getState()
    if (owner === before) return
    // What was written while nobody knew who it is, is theirs, also where its form is gone by now.
    if (before === null && owner !== null)
      for (const [name, { at, words }] of Object.entries(drafts))
        writeDraft(storage, owner, name, { at, words })
    // Of another person's words no frame shows any.
    store.setState(open(owner), true)
  })
  const follow = (owner: string, name: string) => {
    const stored = readDraft(storage, owner, name, clock.now())
    const held = store.getState().drafts[name]
    if (stored ? !(held && isSame(stored, held)) : held) put(name, stored && { ...stored, found: true })
  }
  storage.subscribe((key) => {
    const { owner, drafts } = store.getState()
    if (owner === null) return
    const prefix = draftPrefix(owner)
    // Null: everything was cleared, or may have changed.
    const keys =
      key === null ? [...Object.keys(drafts).map((name) => prefix + name), ...storage.keys()] : [key]
    for (const one of keys) {
      if (!one.startsWith(prefix)) continue
      const name = one.slice(prefix.length)
      // What is being written here is not taken away by what happens there.
      if (drafts[name]?.found === false) continue
      follow(owner, name)
    }
  })

  /** Whether what lies there was written in another tab, after what is held here: it was not sent with it. */
  const isAnothers = (owner: string, name: string, held: StoredDraft | undefined): boolean => {
    const stored = readDraft(storage, owner, name, clock.now())
    return stored !== null && !(held && isSame(stored, held))
  }

  return {
    store,
    write(name, words, shared = false) {
      const { owner } = store.getState()
      const draft = { at: clock.now(), words }
      if (owner !== null) writeDraft(storage, owner, name, draft)
      put(name, { ...draft, found: shared })
    },
    look(name) {
      const { owner } = store.getState()
      if (owner !== null) follow(owner, name)
      return store.getState().drafts[name]
    },
    drop(name, by = store.getState().owner, shown) {
      const { owner, drafts } = store.getState()
      const draft = drafts[name]
      const held = draft?.found === false ? draft : (shown ?? draft)
      if (by !== null && (by !== owner || !isAnothers(by, name, held))) removeDraft(storage, by, name)
      if (by === owner) put(name, null)
    },
  }
}
