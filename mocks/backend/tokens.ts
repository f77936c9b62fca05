import type { Schemas } from '../contract/types'
import { fingerprint } from '../fingerprint'
import { roleOf } from './roles'

/** Seconds for which an access token counts. */
export const ACCESS_SECONDS = 15 * 60
/** Seconds for which a refresh token counts. */
export const REFRESH_SECONDS = 30 * 24 * 60 * 60

/** What a token is for; one kind is refused in the other's place. */
export type TokenUse = 'access' | 'refresh'

/** What a token says. `iat` and `exp` in epoch seconds; `jti` is unique and begins with its session's id. */
export interface Claims {
  sub: string
  name: string
  email: string
  role: string
  iat: number
  exp: number
  jti: string
}

/** Header type a use, as RFC 9068 names the access token. */
const TYPES: Record<TokenUse, string> = { access: 'at+jwt', refresh: 'rt+jwt' }

function encode(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function decode(text: string): unknown {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))))
}

/** A checksum in place of a signature: it notices an altered token and protects nothing. */
function sign(text: string): string {
  return encode(fingerprint(`overprint.${text}`))
}

/** Writes a token for a person, from `now` (epoch ms) for as long as its use allows. */
export function writeToken(use: TokenUse, user: Schemas['User'], jti: string, now: number): string {
  const iat = Math.floor(now / 1000)
  const exp = iat + (use === 'access' ? ACCESS_SECONDS : REFRESH_SECONDS)
  const claims: Claims = {
    sub: user.id,
    name: user.fullName,
    email: user.email,
    role: roleOf(user),
    iat,
    exp,
    jti,
  }
  const text = `${encode({ alg: 'checksum', typ: TYPES[use] })}.${encode(claims)}`
  return `${text}.${sign(text)}`
}

/** What a token of ours says, expired or not; null if it is forged, altered or of another use. Never throws. */
export function readToken(use: TokenUse, token: string): Claims | null {
  const [header = '', payload = '', signature, ...rest] = token.split('.')
  if (rest.length > 0 || signature !== sign(`${header}.${payload}`)) return null
  try {
    const { typ } = decode(header) as { typ?: unknown }
    return typ === TYPES[use] ? (decode(payload) as Claims) : null
  } catch {
    return null
  }
}

/** Whether a token's time is over at `now` (epoch ms). */
export function isExpired(claims: Claims, now: number): boolean {
  return now >= claims.exp * 1000
}

/** The session that a token was issued in. */
export function sessionOf(claims: Claims): string {
  return claims.jti.split('.')[0] ?? claims.jti
}
