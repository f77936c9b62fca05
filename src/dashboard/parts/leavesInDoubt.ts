import { ApiError } from '@/api/ApiError'

/**
 * Whether a call that failed may have changed something, or something had changed before it, so that lists on screen may
 * be untrue: nobody answered, who answered had broken or stands in between (5xx), or somebody was faster (404, 409).
 */
export function leavesInDoubt(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  if (error.kind === 'http') return error.status >= 500 || error.status === 404 || error.status === 409
  return error.kind !== 'ended'
}
