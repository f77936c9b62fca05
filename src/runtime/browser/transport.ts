import type { Transport } from '@/lib/transport'

/** The network. Uploads whose progress is asked for go by XMLHttpRequest, since fetch does not tell it. */
export const networkTransport: Transport = async (request, options) => {
  if (!options?.onUploadProgress) return fetch(request)
  const { sendWithProgress } = await import('./sendWithProgress')
  return sendWithProgress(request, options.onUploadProgress)
}
