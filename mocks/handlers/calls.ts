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
  /** Where the request or the answer did not keep the contract; null when both did. */
  breach: string | null
}

export interface CallLog extends Notebook<Call> {
  /** The calls of one operation, oldest first. */
  of(operationId: OperationId): readonly Call[]
}

/** Keeps one call that was written down up to date; says its number. */
export type CallPen = (change: Partial<Call>) => number

type NewCall = Omit<Call, 'id' | 'status' | 'outcome' | 'breach'>

export function createCallLog(): CallLog & { open(call: NewCall): CallPen } {
  const notebook = createNotebook<Call>()
  let latest = 0
  return {
    ...notebook,
    of: (operationId) => notebook.list().filter((call) => call.operationId === operationId),
    open(call) {
      latest += 1
      let current: Call = { ...call, id: latest, status: 'pending', outcome: 'ok', breach: null }
      notebook.add(current)
      return (change) => {
        const next = { ...current, ...change }
        notebook.replace(current, next)
        current = next
        return next.id
      }
    },
  }
}
