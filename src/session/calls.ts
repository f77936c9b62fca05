import type { components } from '@/api/schema'
import type { RefreshAnswer } from '@/lib/refreshAnswer'

type Schemas = components['schemas']

export type AuthResponse = Schemas['AuthResponse']
export type LoginPayload = Schemas['LoginPayload']
export type RegistrationPayload = Schemas['RegistrationPayload']

/**
 * The five auth calls, as the session needs them. logIn and register reject with the API's typed error; the two
 * refreshes reject where nobody could be asked.
 */
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
