import type { IncomingMessage } from 'node:http'

/** Bytes that one request may hold: more than any upload that the studio takes, so that its own 413 is met first. */
export const MAX_REQUEST_BYTES = 60 * 1024 * 1024

/** The request is larger than the server reads. */
export class TooLarge extends Error {}

/** Reads a request's whole body; throws TooLarge as soon as it is known, without keeping more. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_REQUEST_BYTES) throw new TooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > MAX_REQUEST_BYTES) throw new TooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The request as the handlers want it; it aborts when the caller hangs up. */
export function toRequest(incoming: IncomingMessage, url: URL, body: Buffer, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  // HEAD is GET without the body of the answer.
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET')
  const hasBody = body.length > 0 && method !== 'GET'
  return new Request(url, { method, headers, signal, ...(hasBody ? { body: new Uint8Array(body) } : {}) })
}
