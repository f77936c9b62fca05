import { createBlobAssets } from '../assets'
import { createBackstage } from '../backstage'
import { openDatabase } from './keyValue'
import { createLock } from './lock'
import { createSharedAssets } from './sharedAssets'
import { createSharedStore, startingAt } from './sharedStore'
import type { WorkerBackend, WorkerOptions } from './startWorker'
import { withMedia } from './withMedia'

export interface InPageOptions extends WorkerOptions {
  /** Where the site stands on its host: copies in other folders have data of their own. */
  folder: string
}

/**
 * Starts the faked backend in the page itself, without a service worker, over data that a reload keeps and tabs share:
 * what a static host can serve from any folder.
 */
export async function startInPage({
  folder,
  fresh = false,
  withoutTraces = false,
  ...options
}: InPageOptions): Promise<Pick<WorkerBackend, 'backstage' | 'transport'>> {
  const name = (what: string) => `overprint-demo${folder}:${what}`
  const [tables, files] = withoutTraces
    ? [null, null]
    : await Promise.all([openDatabase(name('data')), openDatabase(name('files'))])
  const assets = files ? createSharedAssets(files) : createBlobAssets()
  const backstage = createBackstage({
    ...options,
    assets,
    ...(tables ? { store: createSharedStore(tables, createLock(name('data'))) } : {}),
    scenario: await startingAt(tables, options.scenario, fresh),
  })
  if (fresh) await backstage.reset()
  return { backstage, transport: files ? withMedia(backstage.transport, assets) : backstage.transport }
}
