import { ApiError } from './ApiError'

/** A duplicate key: code E11000 or 11000, or a message that mentions a duplicate key or slug, whatever the status. */
export function isDuplicateKey(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.code === 'E11000' || error.code === '11000') return true
  return /E11000|duplicate key|duplicate slug|slug duplicate/i.test(error.serverMessage ?? '')
}
