import { type HttpHandler, http } from 'msw'
import type { AssetPort } from '../backend/ports'
import type { Backstage } from '../backstage'
import { mediaId, mediaResponse } from '../media'

const pathOf = (request: Request) => new URL(request.url).pathname

/** Handlers beside the contract's own: uploaded files, and a loud no to whatever else is asked under /api/. */
export function extraHandlers(backstage: Pick<Backstage, 'unanswered'>, assets: AssetPort): HttpHandler[] {
  return [
    http.get(
      ({ request }) => mediaId(pathOf(request)) !== null,
      async ({ request }) => mediaResponse(await assets.get(mediaId(pathOf(request)) ?? ''), request),
    ),
    http.all(
      ({ request }) => pathOf(request).startsWith('/api/'),
      ({ request }) => Response.json({ message: backstage.unanswered(request).message }, { status: 404 }),
    ),
  ]
}
