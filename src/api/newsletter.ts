import type { MutationOptions } from '@tanstack/react-query'
import { type ApiClient, call } from './client'
import { fields, textOf } from './read'

/**
 * POST /api/newsletter/subscribe: gives the response's message, or null where it carries none. `email` is
 * trimmed and not empty (spec section 5).
 */
export const subscribe = (api: ApiClient): MutationOptions<string | null, Error, { email: string }> => ({
  mutationFn: ({ email }) =>
    call(
      // The specification calls this path uncertain, since it sits under the base; it is read literally,
      // `{apiBase}/api/v1/api/newsletter/subscribe`, and spelled nowhere else.
      api.POST('/api/newsletter/subscribe', { body: { email } }),
      (body) => textOf(fields(body).message).trim() || null,
    ),
})
