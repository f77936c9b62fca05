import type { KeyValue } from '../worker/keyValue'

/** A database that copies as IndexedDB does, and answers later. */
export function memoryDatabase(): KeyValue {
  const values = new Map<string, unknown>()
  return {
    async get<T>(key: string) {
      await Promise.resolve()
      return structuredClone(values.get(key)) as T | undefined
    },
    async set(key, value) {
      const copy = structuredClone(value)
      await Promise.resolve()
      values.set(key, copy)
    },
    keys: async () => [...values.keys()],
    clear: async () => values.clear(),
  }
}
