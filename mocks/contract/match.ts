import { BASE_PATH, type Operation, operations } from './operations'

export interface OperationMatch {
  operation: Operation
  /** Path parameters, decoded. */
  params: Record<string, string>
}

interface Route {
  operation: Operation
  pattern: RegExp
  names: string[]
}

const escapeText = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function routeOf(operation: Operation): Route {
  const names: string[] = []
  const pattern = operation.path
    .split(/(\{[^}]+\})/)
    .map((part) => {
      if (!part.startsWith('{')) return escapeText(part)
      names.push(part.slice(1, -1))
      return '([^/]+)'
    })
    .join('')
  return { operation, names, pattern: new RegExp(`^${escapeText(BASE_PATH)}${pattern}$`) }
}

// Literal paths before templated ones, so that /work/client/me is never somebody's id.
const routes = operations.map(routeOf).sort((a, b) => a.names.length - b.names.length)

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The operation that a method and a pathname under /api/v1 name, or null. */
export function matchOperation(method: string, pathname: string): OperationMatch | null {
  for (const { operation, pattern, names } of routes) {
    if (operation.method !== method.toLowerCase()) continue
    const found = pattern.exec(pathname)
    if (!found) continue
    const params = Object.fromEntries(names.map((name, index) => [name, decoded(found[index + 1] ?? '')]))
    return { operation, params }
  }
  return null
}

/** The methods that the contract knows for a pathname, in upper case; none for an unknown path. */
export function methodsOf(pathname: string): string[] {
  return routes
    .filter(({ pattern }) => pattern.test(pathname))
    .map(({ operation }) => operation.method.toUpperCase())
}
