import type { OperationId } from '../contract/types'

type Start = (go: () => void, fail: (reason: unknown) => void) => () => void

/** Waits for what `start` begins; rejects with the signal's reason when it aborts, as fetch does. */
function untilAborted(signal: AbortSignal, start: Start): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const done = () => signal.removeEventListener('abort', abort)
    const cancel = start(
      () => {
        done()
        resolve()
      },
      (reason) => {
        done()
        reject(reason)
      },
    )
    const abort = () => {
      cancel()
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
  })
}

/** Waits so many ms of real time. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 && !signal.aborted) return Promise.resolve()
  return untilAborted(signal, (settle) => {
    const timer = setTimeout(settle, ms)
    return () => clearTimeout(timer)
  })
}

/** Where held calls wait. */
export interface Gate {
  wait(id: OperationId, signal: AbortSignal, call: number): Promise<void>
  /** Lets the held calls of one operation go on, or that one call, or all; says how many. */
  release(which?: OperationId | number): number
  /** The operations of the calls that wait, in the order of their coming. */
  held(): OperationId[]
  /** Gives the held calls up: they end without an answer. */
  drop(): void
}

export function createGate(): Gate {
  const waiting = new Set<{
    id: OperationId
    call: number
    go: () => void
    fail: (reason: unknown) => void
  }>()
  return {
    wait: (id, signal, call) =>
      untilAborted(signal, (go, fail) => {
        const entry = { id, call, go, fail }
        waiting.add(entry)
        return () => waiting.delete(entry)
      }),
    release(which) {
      const going = [...waiting].filter(
        ({ id, call }) => which === undefined || which === (typeof which === 'number' ? call : id),
      )
      for (const one of going) {
        waiting.delete(one)
        one.go()
      }
      return going.length
    },
    held: () => [...waiting].map((one) => one.id),
    drop() {
      const going = [...waiting]
      waiting.clear()
      for (const { fail } of going) fail(new DOMException('The faked backend was reset.', 'AbortError'))
    },
  }
}
