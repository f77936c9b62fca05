import { createNotebook, type Notebook } from '../notebook'
import { ContractBreach } from './breach'
import { type CheckedRequest, checkRequest, type RequestParts } from './checkRequest'
import { checkResponse } from './checkResponse'
import { matchOperation, methodsOf } from './match'
import type { Operation } from './operations'

/** Checks one running backend's traffic and keeps every breach of the contract. */
export interface Guard {
  /** Breaches, and crashes of the faked backend itself. */
  breaches: Notebook<Error>
  /** Collects an error and says it aloud. */
  report<E extends Error>(error: E): E
  request(operation: Operation, parts: RequestParts): CheckedRequest
  response(operation: Operation, status: number, contentType: string | null, body: unknown): void
  /** The breach of a request that names no operation at all, or one that this backend lacks. */
  unknown(method: string, url: string): ContractBreach
}

export function createGuard(aloud: (error: Error) => void): Guard {
  const breaches = createNotebook<Error>()
  const report: Guard['report'] = (error) => {
    breaches.add(error)
    aloud(error)
    return error
  }
  const guarded = <T>(check: () => T): T => {
    try {
      return check()
    } catch (error) {
      throw error instanceof Error ? report(error) : error
    }
  }
  return {
    breaches,
    report,
    request: (operation, parts) => guarded(() => checkRequest(operation, parts)),
    response: (operation, status, contentType, body) =>
      guarded(() => checkResponse(operation, status, contentType, body)),
    unknown(method, url) {
      const { pathname } = new URL(url)
      const lacking = matchOperation(method, pathname)?.operation
      if (lacking) {
        const { operationId, extension } = lacking
        const problem = `asks for the extension ${extension}, which this backend lacks`
        return report(
          new ContractBreach({
            side: 'request',
            operationId,
            method,
            path: pathname,
            field: '/path',
            problem,
          }),
        )
      }
      const methods = methodsOf(pathname)
      const problem = methods.length
        ? `is ${method}, but this path knows only ${methods.join(', ')}`
        : 'names no operation of the contract'
      const field = methods.length ? '/method' : '/path'
      const where = { operationId: 'an unknown operation', method, path: pathname }
      return report(new ContractBreach({ side: 'request', ...where, field, problem }))
    },
  }
}
