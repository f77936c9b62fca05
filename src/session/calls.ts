import type { components } from '@/api/schema'

type Schemas = components['schemas']

export type AuthResponse = Schemas['AuthResponse']
export type LoginPayload = Schemas['LoginPayload']
export type RegistrationPayload = Schemas['RegistrationPayload']

/** What asking for a new access token brought. `unreachable` is a network error, `refused` everything else. */
export type RefreshAnswer =
  | { kind: 'fresh'; accessToken: string; refreshToken?: string }
  | { kind: 'refused' }
  | { kind: 'unreachable' }

/** The five auth calls, as the session needs them. logIn and register reject with the API's typed error. */
export interface AuthCalls {
  logIn(payload: LoginPayload): Promise<AuthResponse>
  register(payload: RegistrationPayload): Promise<AuthResponse>
  /** Never rejects: its errors are ignored. */
  logOut(accessToken: string): Promise<void>
  /** POST /auth/refresh-token, at startup. */
  refreshAtStartup(refreshToken: string): Promise<RefreshAnswer>
  /** POST /auth/token, on a 401. */
  refreshOnUnauthorized(refreshToken: string): Promise<RefreshAnswer>
}
