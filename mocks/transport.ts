import { getResponse, type HttpHandler } from 'msw'
import type { Transport, TransportOptions } from '@/lib/transport'
import type { Guard } from './contract/guard'

export interface TransportParts {
  handlers: HttpHandler[]
  guard: Guard
  /** Milliseconds before each answer; an upload's progress is spread over them. */
  latency(): number
}

/** Steps in which an upload is reported; the last one, all of it, only when the call has passed the door. */
const STEPS = 5

/** A request that rejects when its signal aborts, whatever the work does. */
function abortable<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

interface Progress {
  /** Reports all of it. */
  finish(): void
  /** Reports no more. */
  stop(): void
}

function startProgress(
  total: number,
  latency: number,
  report: NonNullable<TransportOptions['onUploadProgress']>,
): Progress {
  let step = 0
  const tick = () => {
    step += 1
    report({ loaded: Math.floor((total * step) / STEPS), total })
    if (step === STEPS - 1) clearInterval(timer)
  }
  const timer = setInterval(tick, latency / STEPS)
  return {
    finish() {
      clearInterval(timer)
      report({ loaded: total, total })
    },
    stop: () => clearInterval(timer),
  }
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

  return async (request, { onUploadProgress } = {}) => {
    const { signal } = request
    signal.throwIfAborted()
    if (!onUploadProgress) return abortable(signal, ask(request))
    const total = (await request.clone().arrayBuffer()).byteLength
    signal.throwIfAborted()
    const progress = startProgress(total, latency(), onUploadProgress)
    signal.addEventListener('abort', progress.stop, { once: true })
    try {
      const response = await abortable(signal, ask(request))
      progress.finish()
      return response
    } finally {
      progress.stop()
      signal.removeEventListener('abort', progress.stop)
    }
  }
}
