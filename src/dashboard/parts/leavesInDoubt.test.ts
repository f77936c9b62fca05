import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/ApiError'
import { leavesInDoubt } from './leavesInDoubt'
import { mayHaveChanged } from './useSending'

const CASES: [string, unknown, boolean][] = [
  ['no answer', new ApiError('network', 0), true],
  ['an answer that cannot be read', new ApiError('broken', 200), true],
  ['a call that was called off', new DOMException('Off', 'AbortError'), true],
  ['a server that broke', new ApiError('http', 500), true],
  ['a proxy without the server', new ApiError('http', 502), true],
  ['a proxy that waited for too long', new ApiError('http', 504), true],
  ['nothing there', new ApiError('http', 404), true],
  ['a conflict', new ApiError('http', 409), true],
  ['a wrong field', new ApiError('http', 422), false],
  ['no right to it', new ApiError('http', 403), false],
  ['the end of the session', new ApiError('ended', 401), false],
]

describe('what is on screen may be untrue', () => {
  it.each(CASES)('after %s', (_, error, doubt) => {
    expect(leavesInDoubt(error)).toBe(doubt)
    expect(mayHaveChanged({ state: 'failed', error })).toBe(doubt)
  })

  it('after what was done, not after what was never sent', () => {
    expect(mayHaveChanged({ state: 'done' })).toBe(true)
    expect(mayHaveChanged({ state: 'unsent' })).toBe(false)
  })
})
