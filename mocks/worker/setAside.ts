import type { Backstage } from '../backstage'
import { SEED_VERSION } from '../fixtures/seeds'
import { readScenario } from '../link/scenarioLink'
import { scenarioOf } from '../scenario'
import { isEdited, type SavedTables } from '../tableStore'
import type { Turns } from '../turns'
import type { KeyValue } from './keyValue'
import { USUAL } from './opening'
import { savedTables, TABLES } from './sharedStore'

/** Under which name it lies beside the tables. */
const ASIDE = 'aside'

/** Where the data of an origin lie, and how its tabs take turns. */
export interface Databases {
  tables: KeyValue
  /** null where the browser gives none. */
  files: KeyValue | null
  lock: Turns
}

/** What a tab leaves when a link takes it elsewhere. */
export interface Left {
  /** Its scenario, as a link says it; empty for the usual one. */
  state: string
  /** Who is signed in, by the keys of the storage. */
  person: Readonly<Record<string, string | null>>
}

interface Aside extends Left {
  saved: SavedTables
  files: readonly (readonly [name: string, file: unknown])[]
}

/**
 * Before a link makes the data anew: keeps them if somebody changed them, and says whether it did. What an earlier link
 * set aside stays there until it is brought back: what lies here since then came with that link.
 */
export async function setAside({ tables, files }: Omit<Databases, 'lock'>, left: Left): Promise<boolean> {
  const saved = await savedTables(tables)
  if (!saved || !isEdited(saved) || (await isSomethingAside(tables))) return false
  const names = (await files?.keys()) ?? []
  const each = names.map(async (name) => [name, await files?.get(name)] as const)
  const aside: Aside = { ...left, saved, files: await Promise.all(each) }
  // Where there is no room for both, the link goes first: else it could never be opened.
  return tables.set(ASIDE, aside).then(
    () => true,
    () => false,
  )
}

async function readAside(tables: KeyValue): Promise<Aside | null> {
  const aside = await tables.get<Aside>(ASIDE)
  // What another version wrote fits this code no longer.
  return aside?.saved.version === SEED_VERSION ? aside : null
}

/** Whether there is something to bring back. */
export const isSomethingAside = async (tables: KeyValue): Promise<boolean> =>
  (await readAside(tables)) !== null

/** Puts what was set aside in the place of what is here now, and gives what the tab had left. */
export async function bringBack(
  { tables, files, lock }: Databases,
  backstage: Pick<Backstage, 'reset'>,
): Promise<Left | null> {
  const aside = await readAside(tables)
  if (!aside) return null
  await backstage.reset(scenarioOf(USUAL, readScenario(aside.state).scenario, { seed: aside.saved.seed }))
  await lock(async () => {
    for (const [name, file] of aside.files) await files?.set(name, file)
    await tables.set(TABLES, aside.saved)
    await tables.set(ASIDE, undefined)
  })
  return aside
}
