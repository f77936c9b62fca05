import { type Operation, operations } from '@mocks/contract/operations'
import type { ExtensionName } from '@/lib/extensions'

/** One GET as the app sends it. */
export interface Question {
  operation: Operation
  /** Path and query under the API's base; null where nobody is known to ask about. */
  path: string | null
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

/** What the extensions ask about one thing that another call lists: about the first of it. */
const ABOUT: Record<string, readonly string[]> = {
  listMessages: ['listConversations'],
  listSubmissions: ['listClientWorks', 'listAdminWorks'],
}

/**
 * The GETs of the named extensions, about the first thing of each list; without a path where the lists hold nothing.
 * `shop` has none.
 */
export function extensionQuestions(
  extensions: readonly ExtensionName[],
  firstOf: (operationId: string) => string | undefined,
): { operation: Operation; path: string | null }[] {
  return operations
    .filter(({ method, extension }) => method === 'get' && extensions.some((name) => name === extension))
    .map((operation) => {
      const id = (ABOUT[operation.operationId] ?? []).map(firstOf).find(Boolean)
      return { operation, path: id ? operation.path.replace(/\{\w+\}/, encodeURIComponent(id)) : null }
    })
}

/** The GETs that the app does not fetch, but leaves the page for. */
export const navigations = (): Operation[] =>
  operations.filter(
    ({ method, security, extension }) => method === 'get' && security === 'none' && !extension,
  )

/** Every GET of the contract that the app fetches; those that need a person's id have a path only when there is one. */
export function questions(userId: string | null): Question[] {
  return operations
    .filter(({ method, security, extension }) => method === 'get' && security !== 'none' && !extension)
    .flatMap((operation): Question[] => {
      const personal = operation.path.includes('{')
      if (personal && !userId) return [{ operation, adminOnly: false, path: null }]
      const path = operation.path.replace(/\{\w+\}/, encodeURIComponent(userId ?? ''))
      const adminOnly = !personal && operation.statuses.includes(403)
      const queries = QUERIES[operation.operationId] ?? ['']
      return queries.map((query) => ({ operation, adminOnly, path: query ? `${path}?${query}` : path }))
    })
}
