import { type ApiClient, AS_STREAM, asPublic, done } from './client'
import type { components } from './schema'

/** `phone` may be empty or missing. */
export type ContactMessage = components['schemas']['ContactMessage']

/**
 * POST /api/contact (spec section 7): success or failure is all; the response is not read. A plain call, since the
 * contact page loads no query library.
 */
export const sendContactMessage = (
  api: ApiClient,
  { name, email, phone, subject, message }: ContactMessage,
): Promise<undefined> =>
  done(
    // Read like the newsletter's path, which the specification calls uncertain: literally under the base,
    // `{apiBase}/api/v1/api/contact`, and spelled nowhere else.
    api.POST('/api/contact', {
      body: { name, email, ...(phone?.trim() ? { phone } : {}), subject, message },
      ...AS_STREAM,
      ...asPublic(api),
    }),
  )
