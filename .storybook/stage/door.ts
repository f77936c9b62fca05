import { matchOperation } from '@mocks/contract/match'
import type { OperationId } from '@mocks/contract/types'
import { createGate } from '@mocks/handlers/gate'
import { withProgress } from '@mocks/progress'
import type { Transport } from '@/lib/transport'

/**
 * The door between a story's app and its faked backend, which a person closes by hand. What waits before it has not
 * arrived: how a call ends is the story's own affair, and decided when it is let in.
 */
export interface Door {
  transport: Transport
  closed(): boolean
  close(): void
  /** Lets in what waits, and whatever comes after it. */
  open(): void
  /** The operations of the calls that wait. */
  held(): OperationId[]
  /** Told of each change. Returns the function that ends it. */
  subscribe(listener: () => void): () => void
}

/** A door that stands open; `latency` is the time in ms over which an upload that waits reports its progress. */
export function createDoor(inside: Transport, latency: () => number): Door {
  const gate = createGate()
  const listeners = new Set<() => void>()
  let closed = false
  let latest = 0
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const set = (next: boolean) => {
    closed = next
    if (!closed) gate.release()
    tell()
  }
  const wait = withProgress(async (request) => {
    const found = matchOperation(request.method, new URL(request.url).pathname)
    if (found) {
      latest += 1
      const waiting = gate.wait(found.operation.operationId, request.signal, latest)
      tell()
      // One that is given up is gone too.
      await waiting.finally(tell)
    }
    return inside(request)
  }, latency)
  return {
    transport: (request, options) => (closed ? wait(request, options) : inside(request, options)),
    closed: () => closed,
    close: () => set(true),
    open: () => set(false),
    held: gate.held,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
