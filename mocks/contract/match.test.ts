import { describe, expect, it } from 'vitest'
import { matchOperation, methodsOf } from './match'
import { operations } from './operations'

describe('matchOperation', () => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    'finds %s',
    (_, operation) => {
      const pathname = `/api/v1${operation.path.replace('{id}', 'work%20one')}`
      const found = matchOperation(operation.method.toUpperCase(), pathname)
      expect(found?.operation).toBe(operation)
      expect(found?.params).toEqual(operation.path.includes('{id}') ? { id: 'work one' } : {})
    },
  )

  it('takes a literal path before a template', () => {
    expect(matchOperation('GET', '/api/v1/work/client/me')?.operation.operationId).toBe('listClientWorks')
  })

  it.each([
    ['GET', '/api/v1/products/'],
    ['GET', '/products'],
    ['POST', '/api/v1/work//approve'],
    ['DELETE', '/api/v1/products'],
    ['GET', '/api/v2/products'],
  ])('knows no %s %s', (method, pathname) => {
    expect(matchOperation(method, pathname)).toBeNull()
  })

  it('names the methods of a path', () => {
    expect(methodsOf('/api/v1/products')).toEqual(['GET', 'POST'])
    expect(methodsOf('/api/v1/nope')).toEqual([])
  })
})
