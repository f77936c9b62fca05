import { setupWorker } from 'msw/browser'
import type { Transport } from '@/lib/transport'
import { createBlobAssets } from '../assets'
import type { AssetPort } from '../backend/ports'
import { type Backstage, type BackstageOptions, createBackstage } from '../backstage'
import { withProgress } from '../progress'
import { beforeStart, underControl } from './control'
import { extraHandlers } from './extraHandlers'
import { type KeyValue, openDatabase } from './keyValue'
import { createLock } from './lock'
import { createSharedAssets } from './sharedAssets'
import { createSharedStore, startingAt } from './sharedStore'

/** Served by the dev server; the production build holds no such file. */
const SCRIPT = '/mockServiceWorker.js'
const LOCK = 'overprint-mock-db'

export interface WorkerOptions extends Omit<BackstageOptions, 'store' | 'assets'> {
  /** No worker and no database: where a browser blocks storage it refuses those too, some of them by crashing. */
  withoutTraces?: boolean
  /** The data start anew; else what lies there goes on. */
  fresh?: boolean
}

export interface WorkerBackend {
  backstage: Backstage
  /** What the app is given. */
  transport: Transport
  /** 'worker' when the requests can be seen in the browser's network panel. */
  way: 'worker' | 'in-process'
}

function backstageOver(options: WorkerOptions, database: KeyValue | null, assets: AssetPort): Backstage {
  const store = database ? { store: createSharedStore(database, createLock(LOCK)) } : {}
  return createBackstage({ ...options, ...store, assets })
}

/** Whether the worker answers this page's requests from now on. */
async function workerRuns(backstage: Backstage, assets: AssetPort): Promise<boolean> {
  const worker = setupWorker(...backstage.handlers, ...extraHandlers(backstage, assets))
  try {
    // Everything under /api/ has a handler; pages, modules and pictures of the dev server pass.
    await worker.start({ serviceWorker: { url: SCRIPT }, quiet: true, onUnhandledRequest: 'bypass' })
    if (await underControl()) return true
  } catch (error) {
    backstage.report(new Error(`The worker did not start: ${String(error)}`, { cause: error }))
    return false
  }
  worker.stop()
  return false
}

/**
 * Starts the faked backend behind a service worker. Its data lies in IndexedDB: tabs share it, a reload
 * keeps it, `backstage.reset()` drops it. Never resolves when the page is about to be reloaded.
 */
export async function startWorker({
  withoutTraces = false,
  fresh = false,
  ...options
}: WorkerOptions = {}): Promise<WorkerBackend> {
  if (withoutTraces) {
    const backstage = createBackstage(options)
    return { backstage, transport: backstage.transport, way: 'in-process' }
  }
  const [tables, files] = await Promise.all([
    openDatabase('overprint-mock'),
    openDatabase('overprint-mock-files'),
  ])
  const assets = files ? createSharedAssets(files) : createBlobAssets()
  const scenario = await startingAt(tables, options.scenario, fresh)
  const backstage = backstageOver({ ...options, scenario }, tables, assets)
  if (fresh) await backstage.reset()
  const next = await beforeStart()
  if (next === 'reload') {
    location.reload()
    return new Promise(() => {})
  }
  if (next === 'start' && (await workerRuns(backstage, assets))) {
    const transport = withProgress(
      (request) => fetch(request),
      () => backstage.scenario().latency,
    )
    return { backstage, transport, way: 'worker' }
  }
  return { backstage, transport: backstage.transport, way: 'in-process' }
}
