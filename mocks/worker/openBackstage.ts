import { createBlobAssets } from '../assets'
import type { AssetPort } from '../backend/ports'
import { type Backstage, type BackstageOptions, createBackstage } from '../backstage'
import { openDatabase } from './keyValue'
import { createLock } from './lock'
import { bringBack, isSomethingAside, type Left, setAside } from './setAside'
import { createSharedAssets } from './sharedAssets'
import { createSharedStore, startingAt } from './sharedStore'

export interface OpenOptions extends Omit<BackstageOptions, 'store' | 'assets'> {
  /** No worker and no database: where a browser blocks storage it refuses those too, some of them by crashing. */
  withoutTraces?: boolean
  /** The data start anew; else what lies there goes on. */
  fresh?: boolean
  /** What the tab leaves if they do. */
  left?: Left
}

/** The names under which the browser keeps the data. */
export interface Place {
  tables: string
  files: string
  lock: string
}

/** What a link set aside here. */
export interface SetAside {
  /** Whether this start did it, and no earlier one. */
  isNew: boolean
  bringBack(): Promise<Left | null>
}

export interface OpenedBackstage {
  backstage: Backstage
  assets: AssetPort
  /** Whether files outlive the page, and so have addresses that do. */
  keepsFiles: boolean
  /** null where nothing is set aside. */
  aside: SetAside | null
}

/** Starts a faked backend over data that a reload keeps and tabs share, as far as the browser has room for them. */
export async function openBackstage(place: Place, options: OpenOptions): Promise<OpenedBackstage> {
  const { withoutTraces = false, fresh = false, left = { state: '', person: {} }, ...rest } = options
  const [tables, files] = withoutTraces
    ? [null, null]
    : await Promise.all([openDatabase(place.tables), openDatabase(place.files)])
  const lock = createLock(place.lock)
  const isNew = fresh && tables !== null && (await setAside({ tables, files }, left))
  const assets = files ? createSharedAssets(files) : createBlobAssets()
  const backstage = createBackstage({
    ...rest,
    scenario: await startingAt(tables, rest.scenario, fresh),
    assets,
    ...(tables ? { store: createSharedStore(tables, lock) } : {}),
  })
  if (fresh) await backstage.reset()
  const aside =
    tables && (await isSomethingAside(tables))
      ? { isNew, bringBack: () => bringBack({ tables, files, lock }, backstage) }
      : null
  return { backstage, assets, keepsFiles: files !== null, aside }
}
