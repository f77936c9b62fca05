import { setupWorker } from 'msw/browser'
import type { Transport } from '@/lib/transport'
import type { AssetPort } from '../backend/ports'
import type { Backstage } from '../backstage'
import { withProgress } from '../progress'
import { beforeStart, underControl } from './control'
import { extraHandlers } from './extraHandlers'
import { type OpenedBackstage, type OpenOptions, openBackstage } from './openBackstage'

/** Served by the dev server; the production build holds no such file. */
const SCRIPT = '/mockServiceWorker.js'
const PLACE = { tables: 'overprint-mock', files: 'overprint-mock-files', lock: 'overprint-mock-db' }

/** A running faked backend, and what the app is given of it. */
export interface DemoBackend extends Pick<OpenedBackstage, 'backstage' | 'aside'> {
  transport: Transport
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
export async function startWorker(options: OpenOptions = {}): Promise<DemoBackend> {
  // A page that is about to be reloaded leaves the data to the next one.
  const next = options.withoutTraces ? 'in-process' : await beforeStart()
  if (next === 'reload') {
    location.reload()
    return new Promise(() => {})
  }
  const { backstage, assets, aside } = await openBackstage(PLACE, options)
  if (next === 'start' && (await workerRuns(backstage, assets))) {
    const transport = withProgress(
      (request) => fetch(request),
      () => backstage.scenario().latency,
    )
    return { backstage, transport, aside }
  }
  return { backstage, transport: backstage.transport, aside }
}
