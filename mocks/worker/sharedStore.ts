import { SEED_VERSION } from '../fixtures/seeds'
import type { Scenario, SeedName } from '../scenario'
import { freshTables, type SavedTables, type StoreMaker } from '../tableStore'
import type { Turns } from '../turns'
import type { KeyValue } from './keyValue'

const KEY = 'tables'

/** The seed of the tables that a database holds, or null; old versions count as none. */
export async function savedSeed(database: KeyValue): Promise<SeedName | null> {
  const saved = await database.get<SavedTables>(KEY)
  return saved?.version === SEED_VERSION ? saved.seed : null
}

/** The scenario to start with: what already lies there goes on, unless it is to start afresh. */
export async function startingAt(
  database: KeyValue | null,
  scenario: Partial<Scenario> = {},
  fresh = false,
): Promise<Partial<Scenario>> {
  const saved = database && !fresh ? await savedSeed(database) : null
  return saved ? { ...scenario, seed: saved } : scenario
}

/**
 * Tables that several tabs share. Every piece of work reads them, changes them and writes them under one
 * lock, so that no tab works on what another has already changed. Calls that wait hold no lock: they have
 * not come to the studio yet.
 */
export function createSharedStore(database: KeyValue, lock: Turns): StoreMaker {
  return (fresh, seed, found) => {
    const load = async (): Promise<SavedTables> => {
      const saved = await database.get<SavedTables>(KEY)
      // Tables of another version do not fit this code.
      return saved?.version === SEED_VERSION ? saved : freshTables(fresh, seed)
    }
    return {
      run: (work) =>
        lock(async () => {
          const saved = await load()
          found(saved.seed)
          try {
            return await work(saved.tables)
          } finally {
            await database.set(KEY, saved)
          }
        }),
      reset: () => lock(() => database.set(KEY, freshTables(fresh, seed))),
    }
  }
}
