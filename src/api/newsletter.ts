import { type ApiClient, AS_STREAM, asPublic, doneWith } from './client'
import { fields, textOf } from './read'

/**
 * POST /api/newsletter/subscribe: gives the response's message, or null where it carries none that can be read. `email`
 * is trimmed and not empty (spec section 5). A plain call, since the box stands on pages that load no query library.
 */
export const subscribe = (api: ApiClient, email: string): Promise<string | null> =>
  doneWith(
    // The specification calls this path uncertain, since it sits under the base; it is read literally,
    // `{apiBase}/api/v1/api/newsletter/subscribe`, and spelled nowhere else.
    api.POST('/api/newsletter/subscribe', { body: { email }, ...AS_STREAM, ...asPublic(api) }),
    (body) => textOf(fields(body).message).trim() || null,
  )
