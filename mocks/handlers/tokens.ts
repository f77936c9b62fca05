import { isExpired, readToken } from '../backend/tokens'
import type { Clock } from '../clock'

/** Ends access tokens before their own time: all so far, or each after a shorter life. */
export interface TokenWatch {
  /** Whether a token of ours has been ended here. */
  isDead(token: string): boolean
  /** Ends every access token up to that number; numbers only grow. */
  endUpTo(number: number): void
}

const numberOf = (jti: string) => Number(/\d+$/.exec(jti)?.[0] ?? 0)

/** `ttlSeconds` shortens the life of every access token; null leaves it as it is. */
export function createTokenWatch(clock: Clock, ttlSeconds: number | null): TokenWatch {
  let ended = 0
  return {
    isDead(token) {
      const claims = readToken('access', token)
      if (!claims) return false
      if (numberOf(claims.jti) <= ended) return true
      return ttlSeconds !== null && isExpired({ ...claims, exp: claims.iat + ttlSeconds }, clock.now())
    },
    endUpTo(number) {
      ended = number
    },
  }
}
