/** What is wrong, before it is known in which operation. */
export interface Problem {
  /** JSON pointer into the request or the answer, such as /body/email or /query/limit. */
  field: string
  /** A sentence's end: "is missing". */
  problem: string
}

interface BreachDetails extends Problem {
  side: 'request' | 'response'
  operationId: string
  method: string
  path: string
}

/** A request or an answer that does not keep the contract (openapi.yaml). */
export class ContractBreach extends Error {
  override readonly name = 'ContractBreach'
  readonly side: 'request' | 'response'
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly field: string

  constructor({ side, operationId, method, path, field, problem }: BreachDetails) {
    const what = side === 'request' ? 'The request' : 'The answer'
    super(
      `${what} of ${operationId} (${method.toUpperCase()} ${path}) breaks the contract: ${field} ${problem}.`,
    )
    this.side = side
    this.operationId = operationId
    this.method = method
    this.path = path
    this.field = field
  }
}
