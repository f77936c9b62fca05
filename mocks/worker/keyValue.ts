import { clear, createStore, get, keys, set } from 'idb-keyval'

/** The little that is needed of a database in the browser. */
export interface KeyValue {
  get<T>(key: string): Promise<T | undefined>
  set(key: string, value: unknown): Promise<void>
  keys(): Promise<string[]>
  clear(): Promise<void>
}

/** IndexedDB, which the tabs of an origin share and a reload keeps; null where the browser refuses it. */
export async function openDatabase(name: string): Promise<KeyValue | null> {
  try {
    const store = createStore(name, 'values')
    const database: KeyValue = {
      get: (key) => get(key, store),
      set: (key, value) => set(key, value, store),
      keys: () => keys<string>(store),
      clear: () => clear(store),
    }
    // Some browsers refuse only at the first use.
    await database.keys()
    return database
  } catch {
    return null
  }
}
