import { getResponse, type HttpHandler } from 'msw'
import type { Transport } from '@/lib/transport'
import type { Guard } from './contract/guard'
import { withProgress } from './progress'

export interface TransportParts {
  handlers: HttpHandler[]
  guard: Guard
  /** Milliseconds before each answer; an upload's progress is spread over them. */
  latency(): number
}

/** Rejects as soon as the signal aborts, whatever the work does. */
function abortable<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}

/** The way to a faked backend in the same process, by MSW's public getResponse. */
export function createTransport({ handlers, guard, latency }: TransportParts): Transport {
  const ask = async (request: Request) => {
    const response = await getResponse(handlers, request)
    if (!response) throw guard.unknown(request.method, request.url)
    // What a browser makes of Response.error().
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  return withProgress((request) => abortable(request.signal, () => ask(request)), latency)
}
