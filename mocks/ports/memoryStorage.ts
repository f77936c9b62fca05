import type { KeyValueStorage, Locks } from '@/lib/ports'
import { createTurns, type Turns } from '../turns'

/** A storage in memory that several "tabs" share: each tab hears of the others' changes, as in a browser. */
export interface StorageArea {
  /** What stands in it now. */
  entries(): Record<string, string>
  openTab(): KeyValueStorage
  /** Empties it from outside all tabs, as a person does in the browser's settings. */
  clear(): void
}

/** When what one tab wrote reaches another: `deliver` may be called at any time, once for each time it is handed out. */
type Courier = (deliver: () => void) => void

function createAreaLocks(): Locks {
  const turns = new Map<string, Turns>()
  return {
    run(name, work) {
      const take = turns.get(name) ?? createTurns()
      turns.set(name, take)
      return take(work)
    },
  }
}

type Listener = (key: string | null) => void

interface Tab {
  /** What this tab knows: other tabs' writes reach it one by one, as between a browser's processes. */
  known: Map<string, string>
  /** When it wrote each key itself: what others wrote there before that is no news to it. */
  wrote: Map<string, number>
  /** What is on its way to it. However late it comes, it comes in order. */
  news: (() => void)[]
  listeners: Set<Listener>
}

function write(values: Map<string, string>, key: string, value: string | null): void {
  if (value === null) values.delete(key)
  else values.set(key, value)
}

/** Makes a storage area. Its locks are its own, so one story's held lock stops no other. */
export function createStorageArea(
  initial: Record<string, string> = {},
  send: Courier = queueMicrotask,
): StorageArea {
  const values = new Map(Object.entries(initial))
  const tabs = new Set<Tab>()
  const locks = createAreaLocks()
  let writes = 0
  /** Writes one key, or clears all (null), and tells every tab but the writer. Says which write it was. */
  const put = (key: string | null, value: string | null, writer?: Tab) => {
    writes += 1
    const at = writes
    if (key === null) values.clear()
    else write(values, key, value)
    for (const tab of tabs) {
      if (tab === writer) continue
      tab.news.push(() => {
        for (const one of key === null ? [...tab.known.keys()] : [key])
          if ((tab.wrote.get(one) ?? 0) < at) write(tab.known, one, value)
        for (const listener of [...tab.listeners]) listener(key)
      })
      send(() => tab.news.shift()?.())
    }
    return at
  }
  return {
    entries: () => Object.fromEntries(values),
    clear: () => void put(null, null),
    openTab() {
      const own: Tab = { known: new Map(values), wrote: new Map(), news: [], listeners: new Set() }
      tabs.add(own)
      const change = (key: string, value: string | null) => {
        if ((own.known.get(key) ?? null) === value) return
        write(own.known, key, value)
        own.wrote.set(key, put(key, value, own))
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
