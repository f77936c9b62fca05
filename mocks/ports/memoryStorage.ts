import type { KeyValueStorage, Locks } from '@/lib/ports'

/** A storage in memory that several "tabs" share: each tab hears of the others' changes, as in a browser. */
export interface StorageArea {
  /** What stands in it now. */
  entries(): Record<string, string>
  openTab(): KeyValueStorage
  /** Empties it from outside all tabs, as a person does in the browser's settings. */
  clear(): void
}

function createAreaLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>()
  return {
    run(name, work) {
      const turn = (tails.get(name) ?? Promise.resolve()).then(work, work)
      tails.set(name, turn)
      return turn
    },
  }
}

type Listener = (key: string | null) => void

/** Makes a storage area. Its locks are its own, so one story's held lock stops no other. */
export function createStorageArea(initial: Record<string, string> = {}): StorageArea {
  const values = new Map(Object.entries(initial))
  const tabs = new Set<Set<Listener>>()
  const locks = createAreaLocks()
  const tell = (key: string | null, from: Set<Listener> | null) => {
    for (const tab of tabs) {
      if (tab === from) continue
      // A browser delivers the event later, when the writer has finished.
      for (const listener of tab) queueMicrotask(() => tab.has(listener) && listener(key))
    }
  }
  return {
    entries: () => Object.fromEntries(values),
    clear() {
      values.clear()
      tell(null, null)
    },
    openTab() {
      const listeners = new Set<Listener>()
      tabs.add(listeners)
      return {
        locks,
        get: (key) => values.get(key) ?? null,
        set(key, value) {
          if (values.get(key) === value) return
          values.set(key, value)
          tell(key, listeners)
        },
        remove(key) {
          if (values.delete(key)) tell(key, listeners)
        },
        subscribe(listener) {
          listeners.add(listener)
          return () => {
            listeners.delete(listener)
          }
        },
      }
    },
  }
}
