import { SEED_VERSION } from '../fixtures/seeds'
import type { Scenario } from '../scenario'
import { freshTables, type SavedTables, type StoreMaker } from '../tableStore'
import type { Turns } from '../turns'
import type { KeyValue } from './keyValue'

/** Under which name the tables lie in their database. */
export const TABLES = 'tables'

/** The tables that a database holds, or null; those of another version, which do not fit this code, count as none. */
export async function savedTables(database: KeyValue): Promise<SavedTables | null> {
  const saved = await database.get<SavedTables>(TABLES)
  return saved?.version === SEED_VERSION ? saved : null
}

/** The scenario to start with: what already lies there goes on, unless it is to start afresh. */
export async function startingAt(
  database: KeyValue | null,
  scenario: Partial<Scenario> = {},
  fresh = false,
): Promise<Partial<Scenario>> {
  const saved = database && !fresh ? await savedTables(database) : null
  return saved ? { ...scenario, seed: saved.seed } : scenario
}

/**
 * Tables that several tabs share. Every piece of work reads them, changes them and writes them under one
 * lock, so that no tab works on what another has already changed. Calls that wait hold no lock: they have
 * not come to the studio yet.
 */
export function createSharedStore(database: KeyValue, lock: Turns): StoreMaker {
  return (fresh, seed, found) => {
    return {
      run: (work) =>
        lock(async () => {
          const saved = (await savedTables(database)) ?? freshTables(fresh, seed)
          found(saved.seed)
          try {
            return await work(saved.tables)
          } finally {
            await database.set(TABLES, saved)
          }
        }),
      reset: () => lock(() => database.set(TABLES, freshTables(fresh, seed))),
    }
  }
}
