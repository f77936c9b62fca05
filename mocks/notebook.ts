/** A list that grows and tells who listens; its snapshots are stable, as useSyncExternalStore wants. */
export interface Notebook<T> {
  /** A new array after each change, the same one in between. */
  list(): readonly T[]
  add(entry: T): void
  /** Puts a new entry in an old one's place; nothing happens when the old one is gone. */
  replace(old: T, entry: T): void
  clear(): void
  /** Returns the function that ends it. */
  subscribe(listener: () => void): () => void
  /** The first entry that fits, now or later. */
  when(fits: (entry: T) => boolean): Promise<T>
}

export function createNotebook<T>(): Notebook<T> {
  let entries: readonly T[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly T[]) => {
    entries = next
    for (const listener of [...listeners]) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    list: () => entries,
    add: (entry) => set([...entries, entry]),
    replace: (old, entry) => set(entries.map((one) => (one === old ? entry : one))),
    clear: () => set([]),
    subscribe,
    when: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = entries.find(fits)
          if (found === undefined) return
          stop()
          resolve(found)
        }
        const stop = subscribe(look)
        look()
      }),
  }
}
