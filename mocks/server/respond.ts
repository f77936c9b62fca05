import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { OUTCOME_HEADER } from '../handlers/answers'

/** Seconds for which a browser remembers a preflight's answer. */
const PREFLIGHT_SECONDS = 600

/** Any page may ask: this server holds nothing but made-up data, and uses no cookies. */
export function setCors(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('vary', 'Origin')
  const { origin } = incoming.headers
  if (!origin) return
  outgoing.setHeader('access-control-allow-origin', origin)
  outgoing.setHeader('access-control-expose-headers', `${OUTCOME_HEADER}, content-range, accept-ranges`)
}

/** Answers a preflight, or an OPTIONS request that only wants to know the methods. */
export function answerOptions(outgoing: ServerResponse, methods: readonly string[]): void {
  const allowed = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(
    ', ',
  )
  outgoing.setHeader('allow', allowed)
  outgoing.setHeader('access-control-allow-methods', allowed)
  outgoing.setHeader('access-control-allow-headers', 'Authorization, Content-Type, Range')
  outgoing.setHeader('access-control-max-age', PREFLIGHT_SECONDS)
  outgoing.writeHead(204).end()
}

/** Sends an answer; one that stands for a dead network cuts the connection instead. */
export async function sendResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value)
  })
  outgoing.writeHead(response.status)
  if (incoming.method === 'HEAD' || !response.body) {
    outgoing.end()
    return
  }
  // Node's and the browser's stream types differ in name alone.
  const body = Readable.fromWeb(response.body as unknown as ReadableStream)
  await pipeline(body, outgoing).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}
