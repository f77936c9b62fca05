import { ContractBreach, type Problem } from './breach'
import type { Operation } from './operations'
import { problemOf } from './schemas'

function problemIn(
  operation: Operation,
  status: number,
  contentType: string | null,
  body: unknown,
): Problem | null {
  const contents = operation.responses.get(status)
  if (!contents) {
    const declared = operation.statuses.join(', ')
    return { field: '/status', problem: `is ${status}, but declared are ${declared}` }
  }
  if (contents.length === 0) {
    if (contentType !== null)
      return { field: '/headers/content-type', problem: `is ${contentType}, but ${status} has no body` }
    return body === undefined ? null : { field: '/body', problem: `should not be there with ${status}` }
  }
  const type = contentType?.split(';')[0]?.trim().toLowerCase()
  const content = contents.find((one) => one.type === type)
  if (!content) {
    const types = contents.map((one) => one.type).join(' or ')
    return {
      field: '/headers/content-type',
      problem: `should be ${types}, but is ${contentType ?? 'missing'}`,
    }
  }
  if (body === undefined) return { field: '/body', problem: 'is missing' }
  return problemOf(content.schema, body, '/body')
}

/**
 * Checks an answer against its operation; throws a ContractBreach. `body` is the parsed JSON or the text,
 * undefined where there is none.
 */
export function checkResponse(
  operation: Operation,
  status: number,
  contentType: string | null,
  body: unknown,
): void {
  const problem = problemIn(operation, status, contentType, body)
  if (problem) throw new ContractBreach({ side: 'response', ...operation, ...problem })
}
