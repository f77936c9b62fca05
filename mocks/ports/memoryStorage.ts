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

interface Tab {
  /** What this tab knows: other tabs' writes reach it one by one, as between a browser's processes. */
  known: Map<string, string>
  listeners: Set<Listener>
}

function write(values: Map<string, string>, key: string, value: string | null): void {
  if (value === null) values.delete(key)
  else values.set(key, value)
}

/** Makes a storage area. Its locks are its own, so one story's held lock stops no other. */
export function createStorageArea(initial: Record<string, string> = {}): StorageArea {
  const values = new Map(Object.entries(initial))
  const tabs = new Set<Tab>()
  const locks = createAreaLocks()
  const deliver = (tab: Tab, key: string | null, apply: (known: Map<string, string>) => void) =>
    queueMicrotask(() => {
      apply(tab.known)
      for (const listener of [...tab.listeners]) listener(key)
    })
  return {
    entries: () => Object.fromEntries(values),
    clear() {
      values.clear()
      for (const tab of tabs) deliver(tab, null, (known) => known.clear())
    },
    openTab() {
      const own: Tab = { known: new Map(values), listeners: new Set() }
      tabs.add(own)
      const change = (key: string, value: string | null) => {
        if ((own.known.get(key) ?? null) === value) return
        write(own.known, key, value)
        write(values, key, value)
        for (const tab of tabs) if (tab !== own) deliver(tab, key, (known) => write(known, key, value))
      }
      return {
        locks,
        get: (key) => own.known.get(key) ?? null,
        set: change,
        remove: (key) => change(key, null),
        keys: () => [...own.known.keys()],
        subscribe(listener) {
          own.listeners.add(listener)
          return () => {
            own.listeners.delete(listener)
          }
        },
      }
    },
  }
}
