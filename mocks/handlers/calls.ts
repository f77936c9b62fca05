import type { OperationId } from '../contract/types'
import { createNotebook, type Notebook } from '../notebook'
import type { RunOutcome } from './outcomes'

/** One call as the faked backend saw it. Entries are replaced, never changed. */
export interface Call {
  id: number
  /** Epoch ms by the backend's clock, when it came. */
  at: number
  operationId: OperationId
  method: string
  url: string
  /** On its way, held at the door, answered with a status, failed like a dead network, or given up. */
  status: 'pending' | 'held' | 'failed' | 'aborted' | number
  outcome: RunOutcome
  /** The JSON body; undefined for a form or none. */
  requestBody: unknown
  /** Whether a bearer token came. */
  hasToken: boolean
}

export interface CallLog extends Notebook<Call> {
  /** The calls of one operation, oldest first. */
  of(operationId: OperationId): readonly Call[]
}

/** Writes one call down and keeps it up to date. */
export type CallPen = (change: Partial<Call>) => void

export function createCallLog(): CallLog & { open(call: Omit<Call, 'id' | 'status' | 'outcome'>): CallPen } {
  const notebook = createNotebook<Call>()
  let latest = 0
  return {
    ...notebook,
    of: (operationId) => notebook.list().filter((call) => call.operationId === operationId),
    open(call) {
      latest += 1
      let current: Call = { ...call, id: latest, status: 'pending', outcome: 'ok' }
      notebook.add(current)
      return (change) => {
        const next = { ...current, ...change }
        notebook.replace(current, next)
        current = next
      }
    },
  }
}
