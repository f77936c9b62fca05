import type { KeyValueStorage, Locks } from '@/lib/ports'

/** One after the other within this page, where the browser has no Web Locks (plain http). */
export function createQueueLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>()
  return {
    run(name, work) {
      const turn = (tails.get(name) ?? Promise.resolve()).then(work, work)
      tails.set(name, turn)
      return turn
    },
  }
}

/** Web Locks, or else the queue: browsers refuse them too where they block storage, and only when they are asked. */
function browserLocks(): Locks {
  const manager: LockManager | undefined = globalThis.navigator?.locks
  const queue = createQueueLocks()
  if (!manager) return queue
  return {
    async run(name, work) {
      let begun = false
      try {
        return await manager.request(name, () => {
          begun = true
          return work()
        })
      } catch (error) {
        if (begun) throw error
        return queue.run(name, work)
      }
    },
  }
}

/**
 * A browser storage that never throws: what can't be written (blocked, full) is kept in memory, so that the
 * site works and a session lasts as long as the page.
 */
export function createBrowserStorage(open: () => Storage): KeyValueStorage {
  const kept = new Map<string, string | null>()
  let area: Storage | null = null
  try {
    area = open()
  } catch {
    // Access denied: memory alone.
  }
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    if (!area) return undefined
    try {
      return work(area)
    } catch {
      return undefined
    }
  }
  const write = (key: string, value: string | null, work: (storage: Storage) => true) => {
    if (attempt(work)) kept.delete(key)
    else kept.set(key, value)
  }
  const own = (storage: Storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  return {
    locks: browserLocks(),
    keys: () =>
      [...new Set([...(attempt(own) ?? []), ...kept.keys()])].filter((key) => kept.get(key) !== null),
    get: (key) =>
      kept.has(key) ? (kept.get(key) ?? null) : (attempt((storage) => storage.getItem(key)) ?? null),
    set: (key, value) =>
      write(key, value, (storage) => {
        storage.setItem(key, value)
        return true
      }),
    remove: (key) =>
      write(key, null, (storage) => {
        storage.removeItem(key)
        return true
      }),
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea !== area) return
        // What could not be written here is older than what another tab wrote since.
        if (event.key === null) kept.clear()
        else kept.delete(event.key)
        listener(event.key)
      }
      // A page in the back/forward cache hears nothing of what happens meanwhile.
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener(null)
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onShow)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onShow)
      }
    },
  }
}
