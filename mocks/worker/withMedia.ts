import type { Transport } from '@/lib/transport'
import type { AssetPort } from '../backend/ports'
import { MEDIA_PATH } from '../media'

const PATHS = new RegExp(`"${MEDIA_PATH}([\\w-]+)"`, 'g')

/**
 * Lends uploaded files to the page, which has no worker to serve them: in answers their paths become blob: URLs, in
 * requests the other way round. So the data hold paths, which a reload does not end.
 */
export function withMedia(send: Transport, assets: Pick<AssetPort, 'get'>): Transport {
  const lent = new Map<string, string>()

  async function lend(id: string): Promise<void> {
    if (lent.has(id)) return
    const file = await assets.get(id)
    if (file) lent.set(id, URL.createObjectURL(file))
  }

  async function answered(response: Response): Promise<Response> {
    if (!response.headers.get('content-type')?.includes('json')) return response
    const text = await response.clone().text()
    const ids = [...text.matchAll(PATHS)].map(([, id = '']) => id)
    if (ids.length === 0) return response
    await Promise.all(ids.map(lend))
    const { status, statusText, headers } = response
    const shown = text.replace(PATHS, (path, id: string) => (lent.has(id) ? `"${lent.get(id)}"` : path))
    return new Response(shown, { status, statusText, headers })
  }

  async function asked(request: Request): Promise<Request> {
    if (!request.headers.get('content-type')?.includes('json') || lent.size === 0) return request
    let text = await request.clone().text()
    for (const [id, url] of lent) text = text.replaceAll(`"${url}"`, `"${MEDIA_PATH}${id}"`)
    return new Request(request, { body: text })
  }

  return async (request, options) => answered(await send(await asked(request), options))
}
