import { type Operation, operations } from '@mocks/contract/operations'

/** One GET as the app sends it. */
export interface Question {
  operation: Operation
  /** Path and query under the API's base. */
  path: string
  /** Whether others than admins get a 403. */
  adminOnly: boolean
}

/** The queries that the app sends, by operation; the others have none. */
const QUERIES: Record<string, readonly string[]> = {
  listConversations: ['limit=6'],
  listClientWorks: ['status=awaiting_approval'],
  listAdminWorks: ['status=in_progress', 'status=changes_requested', 'status=approved'],
  listProducts: ['limit=12'],
}

/** Every GET of the contract that the app fetches; those that need a person's id only when there is one. */
export function questions(userId: string | null): Question[] {
  return operations
    .filter(({ method, security, extension }) => method === 'get' && security !== 'none' && !extension)
    .flatMap((operation) => {
      const personal = operation.path.includes('{')
      if (personal && !userId) return []
      const path = operation.path.replace(/\{\w+\}/, encodeURIComponent(userId ?? ''))
      const adminOnly = !personal && operation.statuses.includes(403)
      const queries = QUERIES[operation.operationId] ?? ['']
      return queries.map((query) => ({ operation, adminOnly, path: query ? `${path}?${query}` : path }))
    })
}
