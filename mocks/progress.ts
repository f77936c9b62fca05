import type { Transport, TransportOptions } from '@/lib/transport'

/** Steps in which an upload is reported; the last one, all of it, only once it has been answered. */
const STEPS = 5

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

/**
 * Reports an upload in steps spread over the latency (ms); a held one stays before its last step. Nothing
 * else could: within a process no bytes travel, and through a service worker the browser reports none.
 */
export function withProgress(
  send: (request: Request) => Promise<Response>,
  latency: () => number,
): Transport {
  return async (request, { onUploadProgress } = {}) => {
    if (!onUploadProgress) return send(request)
    const { signal } = request
    signal.throwIfAborted()
    const total = (await request.clone().arrayBuffer()).byteLength
    signal.throwIfAborted()
    const progress = startProgress(total, latency(), onUploadProgress)
    signal.addEventListener('abort', progress.stop, { once: true })
    try {
      const response = await send(request)
      progress.finish()
      return response
    } finally {
      progress.stop()
      signal.removeEventListener('abort', progress.stop)
    }
  }
}
