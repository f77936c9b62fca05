import { type OpenOptions, openBackstage } from './openBackstage'
import type { DemoBackend } from './startWorker'
import { withMedia } from './withMedia'

export interface InPageOptions extends OpenOptions {
  /** Where the site stands on its host: copies in other folders have data of their own. */
  folder: string
}

/**
 * Starts the faked backend in the page itself, without a service worker, over data that a reload keeps and tabs share:
 * what a static host can serve from any folder.
 */
export async function startInPage({ folder, ...options }: InPageOptions): Promise<DemoBackend> {
  const name = (what: string) => `overprint-demo${folder}:${what}`
  const place = { tables: name('data'), files: name('files'), lock: name('data') }
  const { backstage, assets, keepsFiles, aside } = await openBackstage(place, options)
  const { transport } = backstage
  return { backstage, transport: keepsFiles ? withMedia(transport, assets) : transport, aside }
}
