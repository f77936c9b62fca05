import type { Tables } from '../backend/tables'
import { SEED_VERSION } from '../fixtures/seeds'
import type { SeedName } from '../scenario'
import type { SavedTables, StoreMaker, Turns } from '../tableStore'
import type { KeyValue } from './keyValue'

const KEY = 'tables'

/** The seed of the tables that a database holds, or null; old versions count as none. */
export async function savedSeed(database: KeyValue): Promise<SeedName | null> {
  const saved = await database.get<SavedTables>(KEY)
  return saved?.version === SEED_VERSION ? saved.seed : null
}

/**
 * Tables that several tabs share. Every piece of work reads them, changes them and writes them under one
 * lock, so that no tab works on what another has already changed. Calls that wait hold no lock: they have
 * not come to the studio yet.
 */
export function createSharedStore(database: KeyValue, lock: Turns): StoreMaker {
  return (fresh, seed) => {
    const load = async (): Promise<Tables> => {
      const saved = await database.get<SavedTables>(KEY)
      // Tables of another version do not fit this code.
      return saved?.version === SEED_VERSION ? saved.tables : fresh()
    }
    const save = (tables: Tables) =>
      database.set(KEY, { version: SEED_VERSION, seed: seed(), tables } satisfies SavedTables)
    return {
      run: (work) =>
        lock(async () => {
          const tables = await load()
          try {
            return await work(tables)
          } finally {
            await save(tables)
          }
        }),
      reset: () => lock(() => save(fresh())),
    }
  }
}
