import type { Tables } from './backend/tables'
import { fingerprint } from './fingerprint'
import { SEED_VERSION } from './fixtures/seeds'
import type { SeedName } from './scenario'
import { createTurns } from './turns'

/** Where the studio's tables live. */
export interface TableStore {
  /** Gives the tables to one piece of work at a time and keeps what it changed, also when it throws. */
  run<T>(work: (tables: Tables) => T | Promise<T>): Promise<T>
  /** Forgets everything; the next work starts from fresh tables. */
  reset(): Promise<void>
}

/**
 * A store is made over what makes fresh tables and what names the seed that they are made of. Where others share its
 * tables it says of which seed those that it found are (`found`).
 */
export type StoreMaker = (
  fresh: () => Tables,
  seed: () => SeedName,
  found: (seed: SeedName) => void,
) => TableStore

/** How tables are kept where they outlive the page or the process. */
export interface SavedTables {
  /** SEED_VERSION of the code that wrote them. */
  version: number
  seed: SeedName
  tables: Tables
  /** The sum of the tables as they were made; without it nobody knows whether they are so still. */
  made?: string
}

/** Who signs in and out leaves traces that are nobody's work. */
const sumOf = (tables: Tables) =>
  fingerprint(JSON.stringify({ ...tables, counters: {}, revokedSessions: [] }))

/** Whether somebody changed anything since the tables were made. */
export const isEdited = ({ made, tables }: SavedTables): boolean => made !== sumOf(tables)

/** Fresh tables with the label that they are kept under. */
export function freshTables(fresh: () => Tables, seed: () => SeedName): SavedTables {
  const tables = fresh()
  return { version: SEED_VERSION, seed: seed(), tables, made: sumOf(tables) }
}

/** Tables in this page's memory, there at once. */
export interface MemoryStore extends TableStore {
  tables(): Tables
}

export const createMemoryStore = (fresh: () => Tables): MemoryStore => {
  let tables: Tables | null = null
  const take = createTurns()
  const current = () => {
    tables ??= fresh()
    return tables
  }
  return {
    tables: current,
    run: (work) => take(() => work(current())),
    async reset() {
      tables = null
    },
  }
}
