import type { KeyValueStorage, Ports } from '@/lib/ports'

/** A storage of which every key carries a prefix: two things on one origin do not meet. */
function prefixed(storage: KeyValueStorage, prefix: string): KeyValueStorage {
  return {
    locks: { run: (name, work) => storage.locks.run(prefix + name, work) },
    get: (key) => storage.get(prefix + key),
    set: (key, value) => storage.set(prefix + key, value),
    remove: (key) => storage.remove(prefix + key),
    keys: () => storage.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    subscribe: (listener) =>
      storage.subscribe((key) => {
        if (key === null) listener(null)
        else if (key.startsWith(prefix)) listener(key.slice(prefix.length))
      }),
  }
}

/** The ports of a copy of the site that shares its origin with another one. */
export const withPrefix = (ports: Ports, prefix: string): Ports => ({
  ...ports,
  storage: prefixed(ports.storage, prefix),
  tabStorage: prefixed(ports.tabStorage, prefix),
})
